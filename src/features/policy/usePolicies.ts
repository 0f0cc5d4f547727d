import { keepPreviousData, queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { Data } from '#api/call/endpoint.ts'
import type { policy } from '#api/policy.ts'
import { type PolicyFilter } from '#api/policy-filter.ts'
import { useListQuery } from '#blocks/list/useListQuery.ts'
import { cityMoment } from '#lib/clock.ts'
import { memoizeByObject } from '#lib/memoize-by-object.ts'
import { type LibraryAsked, type LibraryFound, searchLibrary, useLibrary } from '#offline/library.ts'
import type { ReceiptNo } from '#offline/outbox/item.ts'
import { receiptAtRequest } from '#offline/outbox/order.ts'
import { useDeviceState } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { policiesQuery } from './policy-queries.ts'
import { useFacts } from './useFacts.ts'
import { useFavourites } from './useFavourites.ts'

/** Page of a list of policies, from any source. */
interface Policies {
  /** Policies; those of the library with the verdict on the enterprise, which the order needs of all. */
  records: LibraryFound['records']
  total: number
  pages: number
  /** Numbers of all policies, which only the city knows. */
  counts?: Data<typeof policy.list>['counts']
}

/** List of policies with its source and time. */
interface PoliciesFound {
  /** Query of the list, for the four states of the page. */
  query: UseQueryResult<Policies>
  /** Source of the list: the city, or the library on this device; `asOf` is its time, in milliseconds. */
  from: 'city' | 'library'
  asOf: number | undefined
  /** Newest receipt on this device when it asked the city for the user's favourites. */
  saidAfter: ReceiptNo
  /** True while the library only bridges the wait for the city; no note is needed then. */
  interim: boolean
}

interface Options {
  /** Filter of the city's last request, while another one is typed: only the library is asked then. */
  cityAsked?: PolicyFilter
  /** False fetches nothing. */
  enabled?: boolean
}

/** Searches the same list in the library on this device. It works offline and stores nothing. */
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
    // Skips the comparison with the previous list, because comparing takes as long as rendering a part of it.
    structuralSharing: false,
  })

/** Returns whether the library is kept on this device, and its list query, judged for the caller's enterprise. */
export function useOwnPolicies() {
  const facts = useFacts()
  // Reads `asOf` only, because each field read renders the component again and the library changes many times during
  // a download.
  const { asOf } = useLibrary()
  const ownQuery = useCallback(
    ({ enId: _enId, part: _part, ...filter }: PolicyFilter) =>
      libraryQuery({ ...filter, ...(facts ? { facts } : {}) }, asOf),
    [facts, asOf],
  )
  return { isKept: asOf !== undefined, ownQuery }
}

/**
 * Returns a list of policies. Online the city answers; offline, before the city has answered and after a failure the
 * library on this device answers if it is kept, with the same filters and order. Without a library the cached answer
 * shows.
 */
export function usePolicies(asked: PolicyFilter, { cityAsked, enabled = true }: Options = {}): PoliciesFound {
  const { reach } = useDeviceState()
  const { enId } = useAccount()
  const { isKept, ownQuery } = useOwnPolicies()
  const online = reach === 'online'
  const libraryFirst = cityAsked !== undefined
  const cityQuery = policiesQuery(cityAsked ?? asked, enId)
  const city = useListQuery({ ...cityQuery, enabled: enabled && !libraryFirst })
  const waits = !city.data || city.isPlaceholderData
  const needsLibrary = isKept && (!online || libraryFirst || waits)
  const favourites = useFavourites(enabled && needsLibrary)
  const select = useMemo(() => {
    // Memoizes per answer, because another object would render the list once more.
    const known = new WeakMap<object, unknown>()
    const withFavourite = (one: LibraryFound['records'][number]) =>
      favourites.has(one.id) ? { ...one, favorite: true } : one
    return (found: LibraryFound): LibraryFound =>
      memoizeByObject(known, found, () => ({ ...found, records: found.records.map(withFavourite) }))
  }, [favourites])
  const own = useQuery({
    ...ownQuery(asked),
    enabled: enabled && needsLibrary,
    placeholderData: keepPreviousData,
    select,
  })
  if (needsLibrary && own.data) {
    const { asOf } = own.data
    return {
      query: own,
      from: 'library',
      asOf,
      saidAfter: favourites.asOf,
      interim: city.isFetching && online,
    }
  }
  const saidAfter = receiptAtRequest(cityQuery.queryKey, city)
  return {
    query: city,
    from: 'city',
    asOf: city.dataUpdatedAt ? cityMoment(city.dataUpdatedAt) : undefined,
    saidAfter,
    interim: false,
  }
}
