import type { QueryClient } from '@tanstack/react-query'
import { activity } from '#api/activity.ts'
import { appeal } from '#api/appeal.ts'
import { query } from '#api/call/query.ts'
import { declare } from '#api/declare.ts'
import { docking } from '#api/docking.ts'
import { serve } from '#api/serve.ts'
import { favouritesQuery } from '#blocks/favourite/favourites-query.ts'

/** Size that returns the whole list at once (specification, section 9). */
const ALL = { size: 999 }

/** Fetches one item, for the deadline of its draft; the form of the item asks the same. */
export const itemQuery = (id: string) => query(declare.items, { query: { id } })

/**
 * Returns the queries that bring the obligations, and the enterprise without which some are not asked.
 * @param enName registered name of the current enterprise; '' without one
 * @param asks false to ask none of them, only to read what this device has
 */
export const dueQueries = (enName: string, asks = true) => {
  const isFirm = asks && enName !== ''
  return [
    { ...query(declare.mine, { query: ALL }), enabled: isFirm },
    { ...query(declare.notices, { query: { ...ALL, listed: enName, state: '公示中' } }), enabled: isFirm },
    { ...favouritesQuery, enabled: asks },
    { ...query(appeal.page, { query: ALL }), enabled: asks },
    { ...query(docking.demandMine, { query: ALL }), enabled: isFirm },
    { ...query(docking.supplyMine, { query: ALL }), enabled: isFirm },
    { ...query(serve.favorites, { query: { ...ALL, asked: true } }), enabled: asks },
    { ...query(activity.myApply, { query: ALL }), enabled: asks },
  ] as const
}

/** Fetches ahead what brings the obligations; a failed call does not stop the others. */
export async function prefetchDue(
  client: Pick<QueryClient, 'prefetchQuery'>,
  enName: string,
  area?: string,
): Promise<void> {
  for (const { enabled, ...one } of dueQueries(enName))
    if (enabled && (!area || one.queryKey[0] === area)) await client.prefetchQuery(one as never)
}
