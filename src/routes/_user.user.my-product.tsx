import { createFileRoute } from '@tanstack/react-router'
import { Mine } from '#features/serve/own/Mine.tsx'
import { mineQuery } from '#features/serve/own/own-queries.ts'
import { MineSearch } from '#features/serve/serve-address.ts'

export const Route = createFileRoute('/_user/user/my-product')({
  validateSearch: MineSearch,
  staticData: { guards: ['member', 'provider'] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(mineQuery(deps)),
  component: MyProducts,
})

/** Shows 我的产品, the enterprise's own services. */
function MyProducts() {
  return <Mine search={Route.useSearch()} />
}
