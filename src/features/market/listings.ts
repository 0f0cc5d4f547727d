import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type Listing, type ListingBrief, market } from '#api/market.ts'
import { ApiError } from '#api/call/error.ts'
import { useQueriesReliably } from '#api/call/useQueriesReliably.ts'
import { cachedAnswersOf } from '#api/call/query.ts'
import { cityMoment } from '#lib/clock.ts'
import { detailQuery } from './detail.ts'

/** Data of a compared listing: its list row, or the whole listing. */
export type Compared = Omit<ListingBrief, 'isShown'> & Partial<Pick<Listing, 'images'>>

/** Returns a listing from the newest list on this device, and the time of that list in milliseconds. */
function listedHere(client: QueryClient, id: string): { one: ListingBrief; at: number } | undefined {
  const pages = [...cachedAnswersOf(client, market.page), ...cachedAnswersOf(client, market.demandPage)]
  const lists = [
    ...pages.map(({ data, at }) => ({ rows: data.records, at })),
    ...cachedAnswersOf(client, market.hot).map(({ data, at }) => ({ rows: data, at })),
  ]
  for (const { rows, at } of lists.sort((a, b) => b.at - a.at)) {
    const one = rows.find((row) => row.id === id)
    if (one) return { one, at }
  }
  return undefined
}

/**
 * Returns listings by their ids: the city's answer or its copy on this device, else the row of a list on this device, which
 * has all facts. A listing that the city reports as removed has no data.
 */
export function useListings(ids: readonly string[]) {
  const client = useQueryClient()
  const asked = useQueriesReliably({ queries: ids.map((id) => detailQuery(id)) })
  return asked.map((query, at) => {
    const id = ids[at]!
    const isGone = query.error instanceof ApiError && query.error.missing
    const listed = query.data || isGone ? undefined : listedHere(client, id)
    const data: Compared | undefined = isGone ? undefined : (query.data ?? listed?.one)
    return { id, query: { ...query, data }, asOf: cityMoment(listed?.at ?? query.dataUpdatedAt) }
  })
}
