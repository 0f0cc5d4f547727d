import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { activity } from '#api/activity.ts'
import { appeal } from '#api/appeal.ts'
import { declare } from '#api/declare.ts'
import { docking } from '#api/docking.ts'
import { market } from '#api/market.ts'
import { policy } from '#api/policy.ts'
import { qa } from '#api/qa.ts'
import { query } from '#api/call/query.ts'
import { serve } from '#api/serve.ts'
import {
  activityHit,
  decodeHit,
  demandHit,
  type Hit,
  itemHit,
  listingHit,
  policyHit,
  problemHit,
  providerHit,
  questionHit,
  serviceHit,
  supplyHit,
} from './hits.ts'
import type { Kind } from './kinds.ts'

/** How many of a kind come at once. */
export const SIZE = 10

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

/** What is asked of each kind: the first ten of each, and any page of the `chosen` one. */
export function searches(looked: string, chosen: Kind | undefined, page: number) {
  const about = (kind: Kind) => ({
    keyword: looked,
    current: kind === chosen ? page : 1,
    size: SIZE,
  })
  return {
    policy: {
      ...query(policy.list, { query: { ...about('policy'), sort: '最匹配' } }),
      select: foundOf(policyHit),
    },
    item: { ...query(declare.items, { query: about('item') }), select: foundOf(itemHit) },
    service: {
      ...query(serve.products, { query: about('service') }),
      select: foundOf(serviceHit),
    },
    provider: {
      ...query(serve.providers, { query: about('provider') }),
      select: foundOf(providerHit),
    },
    market: {
      ...query(market.page, { query: about('market') }),
      select: foundOf(listingHit),
    },
    supply: {
      ...query(docking.supplyPage, { query: about('supply') }),
      select: foundOf(supplyHit),
    },
    demand: {
      ...query(docking.demandPage, { query: about('demand') }),
      select: foundOf(demandHit),
    },
    activity: {
      ...query(activity.page, { query: about('activity') }),
      select: foundOf(activityHit),
    },
    decode: {
      ...query(policy.interpretations, { query: about('decode') }),
      select: foundOf(decodeHit),
    },
    problem: {
      ...query(appeal.problemsByTag, { query: { ...about('problem'), part: 'whole' } }),
      select: foundOf(problemHit),
    },
    question: {
      ...query(qa.page, { query: about('question') }),
      select: foundOf(questionHit),
    },
  }
}

/**
 * Asks for all kinds, each by its own call: one that fails leaves the others alone. Asks nothing while `looked` is ''.
 */
export function useFound(
  looked: string,
  chosen: Kind | undefined,
  page: number,
): Record<Kind, UseQueryResult<Found>> {
  const enabled = looked !== ''
  const all = searches(looked, chosen, page)
  return {
    policy: useQuery({ ...all.policy, enabled }),
    item: useQuery({ ...all.item, enabled }),
    service: useQuery({ ...all.service, enabled }),
    provider: useQuery({ ...all.provider, enabled }),
    market: useQuery({ ...all.market, enabled }),
    supply: useQuery({ ...all.supply, enabled }),
    demand: useQuery({ ...all.demand, enabled }),
    activity: useQuery({ ...all.activity, enabled }),
    decode: useQuery({ ...all.decode, enabled }),
    problem: useQuery({ ...all.problem, enabled }),
    question: useQuery({ ...all.question, enabled }),
  }
}
