import { createFileRoute } from '@tanstack/react-router'
import { Products } from '#features/serve/lists/Products.tsx'
import { productsQuery } from '#features/serve/lists/list-queries.ts'
import { ProductsSearch } from '#features/serve/serve-address.ts'

export const Route = createFileRoute('/_default/professional-services/product-list')({
  validateSearch: ProductsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(productsQuery(deps)),
  component: ProductList,
})

/** Shows 服务产品, the list of services. */
function ProductList() {
  return <Products search={Route.useSearch()} />
}
