import { createFileRoute } from '@tanstack/react-router'
import { Mine } from '#features/docking/own/Mine.tsx'
import { mineQuery } from '#features/docking/own/own-queries.ts'
import { MineSearch } from '#features/docking/docking-address.ts'

export const Route = createFileRoute('/_user/user/my-supply')({
  validateSearch: MineSearch,
  staticData: { guards: ['member'] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(mineQuery('supply', deps)),
  component: MySupply,
})

/** Shows 我的供给, the enterprise's own supplies. */
function MySupply() {
  return <Mine kind="supply" search={Route.useSearch()} />
}
