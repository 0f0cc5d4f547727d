import type { QueryClient } from '@tanstack/react-query'
import { query } from '#api/call/query.ts'
import { serve } from '#api/serve.ts'
import { ownPage } from '#blocks/own/own-page.ts'
import type { MineSearch } from '#features/serve/serve-address.ts'

/** Query of a page of own services. */
export const mineQuery = (search: MineSearch) => query(serve.myProducts, { query: ownPage(search) })

/** Query of an own service with its enquiries and audits. */
export const ownQuery = (id: string) => query(serve.myProduct, { params: { id } })

/** Query of the current enterprise's provider, as a list of at most one. */
export const myProvidersQuery = query(serve.myProviders, { query: { size: 1 } })

/** Query of the own provider with its enquiries and audits. */
export const myProviderQuery = (id: string) => query(serve.myProvider, { params: { id } })

/** Prefetches the own organisation and its list. */
export async function prefetchOwn(queryClient: QueryClient): Promise<void> {
  const { records } = await queryClient.ensureQueryData(myProvidersQuery)
  if (records[0]) await queryClient.prefetchQuery(myProviderQuery(records[0].id))
}
