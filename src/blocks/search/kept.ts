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
import { type BigramIndex, bigramIndex, bitsWith, ROWS_FOR_SHORT } from '#lib/bigram-index.ts'
import { idle } from '#lib/idle.ts'
import { type Found, foundBy, mayFit, ranked } from '#lib/search/rank.ts'
import { spell } from '#lib/search/pinyin.ts'
import { understand } from '#lib/search/understand.ts'
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

/** What a kind has here, laid out so that a letter looks into few of them. */
interface Shelf {
  /** The answers that it was made of, each with when it came: where they are others, it is made anew. */
  of: readonly unknown[]
  reads: readonly Read[]
  found: ReadonlyMap<Read, Found>
  index: BigramIndex
}

/** One answer: what it has, told once it is wanted. */
interface Answer {
  data: object
  at: number
  hits: () => readonly Hit[]
}

/** What was told of answers, as long as they are here. */
const told = new WeakMap<object, readonly Hit[]>()

/** All answers that are kept of each kind: those of lists, and those of what was opened. */
function everything(client: QueryClient): Record<Kind, Answer[]> {
  const listed = <E extends Endpoint, Row>(
    endpoint: E,
    rowsOf: (data: Data<E>) => readonly Row[],
    hit: (row: Row) => Hit,
  ): Answer[] =>
    answersOf(client, endpoint).map(({ data, at }) => {
      const hits = () => {
        const made = told.get(data as object) ?? rowsOf(data).map(hit)
        told.set(data as object, made)
        return made
      }
      return { data: data as object, at, hits }
    })
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

const shelves = new Map<Kind, Shelf>()

/** The records of a kind, each once as it was read last; made when its answers are others than before. */
function shelfOf(kind: Kind, answers: readonly Answer[]): Shelf {
  const of = answers.flatMap(({ data, at }) => [data, at])
  const before = shelves.get(kind)
  if (before?.of.length === of.length && of.every((one, at) => one === before.of[at])) return before
  const latest = new Map<string, Read>()
  for (const { at, hits } of answers)
    for (const hit of hits()) if ((latest.get(hit.id)?.at ?? 0) <= at) latest.set(hit.id, { hit, at })
  const reads = [...latest.values()]
  const made = {
    of,
    reads,
    found: new Map(reads.map((one) => [one, foundBy(one.hit.title, one.hit.meta, one.hit.excerpt)])),
    index: bigramIndex(
      reads.map(({ hit }) => [hit.title, ...hit.meta, hit.excerpt].join('\n').toLowerCase()),
      ROWS_FOR_SHORT,
    ),
  }
  shelves.set(kind, made)
  return made
}

/** As many titles are spelled out in one quiet moment. */
const AT_ONCE = 500

/** Lays out what the device keeps, in quiet moments: the first letter is not to wait for it. */
export async function layOutKept(client: QueryClient): Promise<void> {
  for (const kind of kindKeys) {
    await idle()
    const answers = everything(client)[kind]
    for (const { hits } of answers) {
      hits()
      await idle()
    }
    const { found } = shelfOf(kind, answers)
    for (const [at, { title }] of [...found.values()].entries()) {
      if (at % AT_ONCE === 0) await idle()
      spell(title)
    }
  }
}

/** Searches what the device keeps, each record once as it was read last, the best first. */
export function searchKept(client: QueryClient, looked: string): Record<Kind, KeptFound> {
  const all = everything(client)
  const sense = understand(looked)
  const fitting = (kind: Kind): KeptFound => {
    if (!looked.trim()) return { hits: [], total: 0, pages: 1, at: Infinity }
    const { reads, found, index } = shelfOf(kind, all[kind])
    const may = mayFit(sense, {
      size: reads.length,
      titleOf: (at) => found.get(reads[at]!)!.title,
      bitsOf: (word) => bitsWith(index, word),
    })
    const fit = ranked(reads, looked, (one) => found.get(one)!, may)
    return {
      hits: fit.map(({ row }) => row.hit),
      total: fit.length,
      pages: 1,
      at: fit.reduce((oldest, { row }) => Math.min(oldest, row.at), Infinity),
    }
  }
  return Object.fromEntries(kindKeys.map((kind) => [kind, fitting(kind)])) as Record<Kind, KeptFound>
}
