import type { QueryClient } from '@tanstack/react-query'
import { query } from '#api/call/query.ts'
import { serve } from '#api/serve.ts'
import { ownPage } from '#blocks/own/own-page.ts'
import type { MineSearch } from '#features/serve/serve-address.ts'

/** Asks for a page of one's own services. */
export const mineQuery = (search: MineSearch) => query(serve.myProducts, { query: ownPage(search) })

/** Asks for one's own service, with who has asked and how it was audited. */
export const ownQuery = (id: string) => query(serve.myProduct, { params: { id } })

/** The provider of the current enterprise, in a list of at most one. */
export const myProvidersQuery = query(serve.myProviders, { query: { size: 1 } })

/** Asks for one's own provider, with who has asked and how it was audited. */
export const myProviderQuery = (id: string) => query(serve.myProvider, { params: { id } })

/** Brings one's own organisation, with its list, before the page that shows it. */
export async function prefetchOwn(queryClient: QueryClient): Promise<void> {
  const { records } = await queryClient.ensureQueryData(myProvidersQuery)
  if (records[0]) await queryClient.prefetchQuery(myProviderQuery(records[0].id))
}
