import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { activity } from '#api/activity.ts'
import { market } from '#api/market.ts'
import { policy } from '#api/policy.ts'
import { query } from '#api/call/query.ts'
import { serve } from '#api/serve.ts'
import { activityPoster, listingPoster, type PosterContent, policyPoster, servicePoster } from './content.ts'
import type { PosterKind } from './kinds.ts'

/** What the poster of a record says, on its way or kept on the device. Nothing is asked for without an id. */
export function usePosterContent(kind: PosterKind, id: string, enId: string): UseQueryResult<PosterContent> {
  const about = (one: PosterKind) => ({ enabled: kind === one && id !== '' })
  const found = {
    // As the detail page asks for it, so that one that was read there is here without a network.
    policy: useQuery({
      ...query(policy.detail, { query: { id, enId: enId || undefined } }),
      ...about('policy'),
      select: policyPoster,
    }),
    activity: useQuery({
      ...query(activity.one, { params: { id } }),
      ...about('activity'),
      select: activityPoster,
    }),
    service: useQuery({
      ...query(serve.product, { params: { id } }),
      ...about('service'),
      select: servicePoster,
    }),
    market: useQuery({
      ...query(market.detail, { params: { id } }),
      ...about('market'),
      select: listingPoster,
    }),
  }
  return found[kind]
}
