import { keepPreviousData, queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { policy, type PolicyListed } from '#api/policy.ts'
import { type PolicyFilter } from '#api/policy-filter.ts'
import { query } from '#api/call/query.ts'
import { useListQuery } from '#blocks/list/useListQuery.ts'
import { cityMoment } from '#lib/clock.ts'
import { made } from '#lib/made.ts'
import { type LibraryAsked, type LibraryFound, searchLibrary, useLibrary } from '#offline/library.ts'
import type { ReceiptNo } from '#offline/outbox/item.ts'
import { askedAfter } from '#offline/outbox/order.ts'
import { useCommon } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { useFacts } from './useFacts.ts'
import { useFavourites } from './useFavourites.ts'

/** A page of a list of policies, wherever it came from. */
interface Policies {
  records: PolicyListed[]
  total: number
  pages: number
}

/** What was found, by whom, and from when it is. */
interface PoliciesFound {
  /** The four states of the list that is to be shown. */
  query: UseQueryResult<Policies>
  /** `library`: found on this device; `asOf` says from when it is, in milliseconds. */
  from: 'city' | 'library'
  asOf: number | undefined
  /** The newest receipt that was here when the city was asked which of them I keep. */
  saidAfter: ReceiptNo
  /** The library speaks only until the city has: nothing needs to be said of it. */
  interim: boolean
}

interface Options {
  /** What the city was asked last, while somebody types what is asked: the library answers then, the city is not asked. */
  cityAsked?: PolicyFilter
  /** False: nothing is asked. */
  enabled?: boolean
}

/** The city's list call, judged for the caller's enterprise where there is one. */
export const policiesQuery = (asked: PolicyFilter, enId: string) =>
  query(policy.list, { query: { ...asked, ...(enId ? { enId } : {}) } })

/** The same list from the library on this device. It needs no network and keeps nothing. */
const libraryQuery = (asked: LibraryAsked, asOf: number | undefined) =>
  queryOptions({
    queryKey: ['library', 'search', asOf, asked],
    queryFn: async () => {
      const found = await searchLibrary(asked)
      if (!found) throw new Error('the library is not kept')
      return found
    },
    networkMode: 'always' as const,
    gcTime: 60_000,
    staleTime: Infinity,
    retry: false,
    // Each answer is another list: to compare them takes as long as to draw some of it.
    structuralSharing: false,
  })

/** Whether the library is kept on this device, and its list call, judged for the caller's enterprise. */
export function useOwnPolicies() {
  const facts = useFacts()
  // Nothing else of it: what is read draws the reader anew, and the library changes many times while it comes.
  const { asOf } = useLibrary()
  const ownQuery = useCallback(
    ({ enId: _enId, part: _part, ...filter }: PolicyFilter) =>
      libraryQuery({ ...filter, ...(facts ? { facts } : {}) }, asOf),
    [facts, asOf],
  )
  return { isKept: asOf !== undefined, ownQuery }
}

/**
 * A list of policies. Online the city is asked; without it, before it has answered, and where it fails, the library on
 * this device answers where it is kept: same filters, same order. Without a library the cache says what it holds.
 */
export function usePolicies(asked: PolicyFilter, { cityAsked, enabled = true }: Options = {}): PoliciesFound {
  const { reach } = useCommon()
  const { enId } = useAccount()
  const { isKept, ownQuery } = useOwnPolicies()
  const online = reach === 'online'
  const libraryFirst = cityAsked !== undefined
  const cityQuery = policiesQuery(cityAsked ?? asked, enId)
  const city = useListQuery({ ...cityQuery, enabled: enabled && !libraryFirst })
  const waits = !city.data || city.isPlaceholderData
  const wanted = isKept && (!online || libraryFirst || waits)
  const favourites = useFavourites(enabled && wanted)
  const select = useMemo(() => {
    // The same each time it is asked for: another object would draw the list once more.
    const known = new WeakMap<object, unknown>()
    const kept = (one: PolicyListed) => (favourites.has(one.id) ? { ...one, favorite: true } : one)
    return (found: LibraryFound): LibraryFound =>
      made(known, found, () => ({ ...found, records: found.records.map(kept) }))
  }, [favourites])
  const own = useQuery({
    ...ownQuery(asked),
    enabled: enabled && wanted,
    placeholderData: keepPreviousData,
    select,
  })
  if (wanted && own.data) {
    const { asOf } = own.data
    return {
      query: own,
      from: 'library',
      asOf,
      saidAfter: favourites.asOf,
      interim: city.isFetching && online,
    }
  }
  const saidAfter = askedAfter(cityQuery.queryKey, city)
  return {
    query: city,
    from: 'city',
    asOf: city.dataUpdatedAt ? cityMoment(city.dataUpdatedAt) : undefined,
    saidAfter,
    interim: false,
  }
}
