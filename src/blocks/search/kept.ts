import type { QueryClient } from '@tanstack/react-query'
import { activity } from '#api/activity.ts'
import { appeal } from '#api/appeal.ts'
import { declare } from '#api/declare.ts'
import type { Data, Endpoint } from '#api/call/endpoint.ts'
import { market } from '#api/market.ts'
import { policy } from '#api/policy.ts'
import { qa } from '#api/qa.ts'
import { answersOf } from '#api/call/query.ts'
import { serve } from '#api/serve.ts'
import { foundBy, searched } from '#lib/search/rank.ts'
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
import { type Kind, kindKeys } from './kinds.ts'

/** What the device keeps of a kind that fits. */
export interface KeptFound {
  hits: Hit[]
  total: number
  pages: number
  /** When the oldest of it was read, in milliseconds. */
  at: number
}

interface Read {
  hit: Hit
  at: number
}

/** All records that are kept of each kind: those of lists, and those that were opened. */
function everything(client: QueryClient): Record<Kind, Read[]> {
  const listed = <E extends Endpoint, Row>(
    endpoint: E,
    rowsOf: (data: Data<E>) => readonly Row[],
    hit: (row: Row) => Hit,
  ): Read[] =>
    answersOf(client, endpoint).flatMap(({ data, at }) => rowsOf(data).map((row) => ({ hit: hit(row), at })))
  return {
    policy: [
      ...[policy.list, policy.newest].flatMap((call) => listed(call, (page) => page.records, policyHit)),
      ...listed(policy.detail, (one) => [one], policyHit),
    ],
    item: [
      ...listed(policy.todayDeclare, (page) => page.records, itemHit),
      ...listed(declare.items, (page) => page.records, itemHit),
    ],
    service: listed(serve.products, (page) => page.records, serviceHit),
    provider: listed(serve.providers, (page) => page.records, providerHit),
    market: listed(market.page, (page) => page.records, listingHit),
    activity: [
      ...[activity.page, activity.hot, activity.homepage].flatMap((call) =>
        listed(call, (page) => page.records, activityHit),
      ),
      ...listed(activity.one, (one) => [one], activityHit),
    ],
    problem: [
      ...[appeal.problemsByTag, appeal.hotProblems].flatMap((call) =>
        listed(call, (page) => page.records, problemHit),
      ),
      ...listed(appeal.problem, (one) => [one], problemHit),
    ],
    question: [
      ...listed(qa.page, (page) => page.records, questionHit),
      ...listed(qa.detail, (one) => [one], questionHit),
    ],
  }
}

/** Searches what the device keeps, each record once as it was read last, the best first. */
export function searchKept(client: QueryClient, looked: string): Record<Kind, KeptFound> {
  const all = everything(client)
  const fitting = (reads: Read[]): KeptFound => {
    const latest = new Map<string, Read>()
    for (const one of reads) {
      if ((latest.get(one.hit.id)?.at ?? 0) <= one.at) latest.set(one.hit.id, one)
    }
    const found = looked.trim()
      ? searched([...latest.values()], looked, ({ hit }) => foundBy(hit.title, hit.meta, hit.excerpt))
      : []
    return {
      hits: found.map(({ hit }) => hit),
      total: found.length,
      pages: 1,
      at: Math.min(...found.map(({ at }) => at)),
    }
  }
  return Object.fromEntries(kindKeys.map((kind) => [kind, fitting(all[kind])])) as Record<Kind, KeptFound>
}
