import { createFileRoute } from '@tanstack/react-router'
import { Mine } from '#features/docking/own/Mine.tsx'
import { mineQuery } from '#features/docking/own/own-queries.ts'
import { MineSearch } from '#features/docking/docking-address.ts'

export const Route = createFileRoute('/_user/user/my-demand')({
  validateSearch: MineSearch,
  staticData: { guards: ['member'] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(mineQuery('demand', deps)),
  component: MyDemand,
})

/** Shows 我的需求, the enterprise's own demands. */
function MyDemand() {
  return <Mine kind="demand" search={Route.useSearch()} />
}
