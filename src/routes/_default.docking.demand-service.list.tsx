import { createFileRoute } from '@tanstack/react-router'
import { Hall } from '#features/docking/hall/Hall.tsx'
import { hallQuery } from '#features/docking/hall/hall-query.ts'
import { HallSearch } from '#features/docking/docking-address.ts'

export const Route = createFileRoute('/_default/docking/demand-service/list')({
  validateSearch: HallSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(hallQuery('demand', deps)),
  component: DemandHall,
})

/** Shows 需求大厅, the hall of demands. */
function DemandHall() {
  return <Hall kind="demand" search={Route.useSearch()} />
}
