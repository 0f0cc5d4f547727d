import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Item } from '#api/item.ts'
import { policy, type PolicyDetail } from '#api/policy.ts'
import { query } from '#api/call/query.ts'
import { useEach } from '#api/call/useEach.ts'
import { libraryPolicy, useLibrary } from '#offline/library.ts'
import type { ReceiptNo } from '#offline/outbox/item.ts'
import { askedAfter } from '#offline/outbox/order.ts'
import { useAccount } from '#session/account.ts'
import { allItemsQuery } from './all-items.ts'
import { useFavourites } from './useFavourites.ts'

/** The city's answer of one policy, judged for the caller's enterprise where there is one. */
export const policyQuery = (id: string, enId: string) =>
  query(policy.detail, { query: { id, enId: enId || undefined } })

/** A policy as the library has it: without its interpretations, which only the city knows, and without its items. */
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

/** One policy to be read. */
interface PolicyRead {
  /** What is to be shown: the city's answer, what the device remembers of it, or the library's. */
  query: UseQueryResult<PolicyDetail>
  /** From when the library has it, in milliseconds; undefined where the city has answered, now or before. */
  libraryAsOf: number | undefined
  /** The newest receipt that was here when the city was asked whether I keep it. */
  saidAfter: ReceiptNo
  /** False where nothing here says what can be declared under it. */
  itemsKnown: boolean
}

/** Returns what this device knows to be declarable under a policy, and when the city said so, in milliseconds. */
export function useOpenItems(policyId: string): { items: readonly Item[]; at: number } {
  const { data, dataUpdatedAt } = useQuery({ ...allItemsQuery, enabled: false })
  return { items: data?.records.filter((one) => one.policyId === policyId) ?? [], at: dataUpdatedAt }
}

/**
 * Policies by their ids: from the city or its cached answer, and where that never came, from the library, with what the
 * device knows that can be declared under them.
 */
export function usePoliciesById(ids: readonly string[]): PolicyRead[] {
  const { enId } = useAccount()
  const library = useLibrary()
  const kept = library.state !== 'none' && library.asOf !== undefined
  const asked = ids.map((id) => policyQuery(id, enId))
  const city = useEach({ queries: asked })
  const own = useEach({
    queries: ids.map((id, at) => ({
      ...keptPolicyQuery(id, library.asOf),
      enabled: kept && city[at]?.data === undefined,
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
        saidAfter: askedAfter(asked[at]!.queryKey, query),
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
