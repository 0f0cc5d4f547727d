import { createFileRoute } from '@tanstack/react-router'
import { Hall } from '#features/docking/hall/Hall.tsx'
import { hallQuery } from '#features/docking/hall/hall-query.ts'
import { HallSearch } from '#features/docking/docking-address.ts'

export const Route = createFileRoute('/_default/docking/supply-service/list')({
  validateSearch: HallSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(hallQuery('supply', deps)),
  component: SupplyHall,
})

/** Shows 供给大厅, the hall of supplies. */
function SupplyHall() {
  return <Hall kind="supply" search={Route.useSearch()} />
}
