import { createFileRoute } from '@tanstack/react-router'
import { Product } from '#features/serve/detail/Product.tsx'
import { productQuery } from '#features/serve/detail/detail-queries.ts'
import { IdSearch } from '#lib/address.ts'

export const Route = createFileRoute('/_default/professional-services/detail')({
  validateSearch: IdSearch,
  staticData: { needs: ['id'] },
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context: { queryClient }, deps: { id } }) => {
    if (id) void queryClient.prefetchQuery(productQuery(id))
  },
  component: ProductDetail,
})

/** Shows the public page of one service. */
function ProductDetail() {
  const { id = '' } = Route.useSearch()
  return <Product key={id} id={id} />
}
