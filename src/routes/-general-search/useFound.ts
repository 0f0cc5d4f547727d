import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { activity } from '#api/activity.ts'
import { appeal } from '#api/appeal.ts'
import { declare } from '#api/declare.ts'
import { market } from '#api/market.ts'
import { policy } from '#api/policy.ts'
import { qa } from '#api/qa.ts'
import { query } from '#api/call/query.ts'
import { serve } from '#api/serve.ts'
import {
  activityHit,
  type Hit,
  itemHit,
  listingHit,
  policyHit,
  problemHit,
  providerHit,
  questionHit,
  serviceHit,
} from './hits.ts'
import type { Kind } from './kinds.ts'

/** How many of a kind are shown beside the others, and on a page of its own. */
const FEW = 4
const PAGE = 10

/** How many of a kind come at once: of the chosen one, or of one among others. */
export const sizeOf = (chosen: boolean): number => (chosen ? PAGE : FEW)

/** One page of what was found of a kind. */
export interface Found {
  hits: Hit[]
  total: number
  pages: number
}

interface Paged<Record> {
  records: Record[]
  total: number
  pages: number
}

const foundOf =
  <Record>(hit: (record: Record) => Hit) =>
  ({ records, total, pages }: Paged<Record>): Found => ({ hits: records.map(hit), total, pages })

/**
 * Asks for all kinds, each by its own call: one that fails leaves the others alone. A few of each, and a page of 10
 * of the `chosen` one. Asks nothing while `looked` is ''.
 */
export function useFound(
  looked: string,
  chosen: Kind | undefined,
  page: number,
): Record<Kind, UseQueryResult<Found>> {
  const about = (kind: Kind) => ({
    keyword: looked,
    current: kind === chosen ? page : 1,
    size: sizeOf(kind === chosen),
  })
  const enabled = looked !== ''
  return {
    policy: useQuery({
      ...query(policy.list, { query: { ...about('policy'), sort: '最匹配' } }),
      enabled,
      select: foundOf(policyHit),
    }),
    item: useQuery({ ...query(declare.items, { query: about('item') }), enabled, select: foundOf(itemHit) }),
    service: useQuery({
      ...query(serve.products, { query: about('service') }),
      enabled,
      select: foundOf(serviceHit),
    }),
    provider: useQuery({
      ...query(serve.providers, { query: about('provider') }),
      enabled,
      select: foundOf(providerHit),
    }),
    market: useQuery({
      ...query(market.page, { query: about('market') }),
      enabled,
      select: foundOf(listingHit),
    }),
    activity: useQuery({
      ...query(activity.page, { query: about('activity') }),
      enabled,
      select: foundOf(activityHit),
    }),
    problem: useQuery({
      ...query(appeal.problemsByTag, { query: { ...about('problem'), part: 'whole' } }),
      enabled,
      select: foundOf(problemHit),
    }),
    question: useQuery({
      ...query(qa.page, { query: about('question') }),
      enabled,
      select: foundOf(questionHit),
    }),
  }
}
