import { createFileRoute } from '@tanstack/react-router'
import { Providers } from '#features/serve/lists/Providers.tsx'
import { providersQuery } from '#features/serve/lists/list-queries.ts'
import { ProvidersSearch } from '#features/serve/serve-address.ts'

export const Route = createFileRoute('/_default/professional-services/list')({
  validateSearch: ProvidersSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(providersQuery(deps)),
  component: ProviderList,
})

/** Shows 服务机构, the list of providers. */
function ProviderList() {
  return <Providers search={Route.useSearch()} />
}
