import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { activity } from '#api/activity.ts'
import { market } from '#api/market.ts'
import { policy } from '#api/policy.ts'
import { query } from '#api/call/query.ts'
import { serve } from '#api/serve.ts'
import { activityPoster, listingPoster, type PosterContent, policyPoster, servicePoster } from './content.ts'
import type { PosterKind } from './kinds.ts'

/**
 * Returns the content of a record's poster, from the city or kept on the device. Sends no request without an
 * id.
 */
export function usePosterContent(kind: PosterKind, id: string, enId: string): UseQueryResult<PosterContent> {
  const about = (one: PosterKind) => ({ enabled: kind === one && id !== '' })
  const found = {
    // Uses the query key of the detail page, so that a policy that was read there has its poster offline.
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
