import { createFileRoute } from '@tanstack/react-router'
import { Provider } from '#features/serve/detail/Provider.tsx'
import { providerQuery } from '#features/serve/detail/detail-queries.ts'
import { IdSearch } from '#lib/address.ts'

export const Route = createFileRoute('/_default/professional-services/organ-detail')({
  validateSearch: IdSearch,
  staticData: { needs: ['id'] },
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context: { queryClient }, deps: { id } }) => {
    if (id) void queryClient.prefetchQuery(providerQuery(id))
  },
  component: ProviderDetail,
})

/** Shows the public page of one provider. */
function ProviderDetail() {
  const { id = '' } = Route.useSearch()
  return <Provider key={id} id={id} />
}
