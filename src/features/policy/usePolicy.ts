import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Item } from '#api/item.ts'
import type { PolicyDetail } from '#api/policy.ts'
import { useQueriesReliably } from '#api/call/useQueriesReliably.ts'
import { libraryPolicy, useLibrary } from '#offline/library.ts'
import type { ReceiptNo } from '#offline/outbox/item.ts'
import { receiptAtRequest } from '#offline/outbox/order.ts'
import { useAccount } from '#session/account.ts'
import { allItemsQuery } from '#blocks/standing/all-items.ts'
import { policyQuery } from './policy-queries.ts'
import { useFavourites } from './useFavourites.ts'

/** Reads a policy from the library, without its interpretations, which only the city has, and without its items. */
const keptPolicyQuery = (id: string, asOf: number | undefined) =>
  queryOptions({
    queryKey: ['library', 'policy', asOf, id],
    queryFn: async (): Promise<PolicyDetail> => {
      const found = await libraryPolicy(id)
      if (!found) throw new Error(`the library has no ${id}`)
      return { ...found, items: [], interpretations: [] }
    },
    networkMode: 'always' as const,
    gcTime: 60_000,
    staleTime: Infinity,
    retry: false,
  })

/** Policy with the source of its parts. */
interface PolicyRead {
  /** Query of the policy: the city's answer, the cached answer, or the library's copy. */
  query: UseQueryResult<PolicyDetail>
  /** Time of the library's copy, in milliseconds; undefined if the city has answered, now or before. */
  libraryAsOf: number | undefined
  /** Newest receipt on this device when it asked the city whether the policy is a favourite. */
  saidAfter: ReceiptNo
  /** False if this device does not know the items that can be declared under the policy. */
  itemsKnown: boolean
}

/**
 * Returns the items under a policy that this device knows to be declarable, and the time of the city's answer in
 * milliseconds.
 */
export function useOpenItems(policyId: string): { items: readonly Item[]; at: number } {
  const { data, dataUpdatedAt } = useQuery({ ...allItemsQuery, enabled: false })
  return { items: data?.records.filter((one) => one.policyId === policyId) ?? [], at: dataUpdatedAt }
}

/**
 * Returns policies by their ids: the city's answer, fresh or cached. If it never came, returns the library's copy,
 * with the declarable items that the device knows.
 */
export function usePoliciesById(ids: readonly string[]): PolicyRead[] {
  const { enId } = useAccount()
  const library = useLibrary()
  const isKept = library.state !== 'none' && library.asOf !== undefined
  const asked = ids.map((id) => policyQuery(id, enId))
  const city = useQueriesReliably({ queries: asked })
  const own = useQueriesReliably({
    queries: ids.map((id, at) => ({
      ...keptPolicyQuery(id, library.asOf),
      enabled: isKept && city[at]?.data === undefined,
    })),
  })
  const favourites = useFavourites(own.some(({ data }) => data !== undefined))
  const open = useQuery({ ...allItemsQuery, enabled: false }).data?.records
  return city.map((query, at) => {
    const mine = own[at]
    if (query.data !== undefined || !mine?.data)
      return {
        query,
        libraryAsOf: undefined,
        saidAfter: receiptAtRequest(asked[at]!.queryKey, query),
        itemsKnown: true,
      }
    const items = open?.filter((one) => one.policyId === ids[at]) ?? []
    return {
      query: { ...mine, data: { ...mine.data, items, favorite: favourites.has(mine.data.id) } },
      libraryAsOf: library.asOf,
      saidAfter: favourites.asOf,
      itemsKnown: open !== undefined,
    }
  })
}
