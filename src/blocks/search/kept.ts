import type { QueryClient } from '@tanstack/react-query'
import { activity } from '#api/activity.ts'
import { appeal } from '#api/appeal.ts'
import { declare } from '#api/declare.ts'
import type { Data, Endpoint } from '#api/call/endpoint.ts'
import { docking } from '#api/docking.ts'
import { market } from '#api/market.ts'
import { policy } from '#api/policy.ts'
import { qa } from '#api/qa.ts'
import { answersOf } from '#api/call/query.ts'
import { serve } from '#api/serve.ts'
import { bigramIndexing, bitsWith, lookedUpOnce, SHORT } from '#lib/bigram-index.ts'
import { cityMoment } from '#lib/clock.ts'
import { idle } from '#lib/idle.ts'
import type { Found, Lookup } from '#lib/search/fit.ts'
import { ranking } from '#lib/search/rank.ts'
import { soundingLike, type Sounds, spelling } from '#lib/search/pinyin.ts'
import { atOnce, inSlices, type Sliced } from '#lib/slices.ts'
import { foundOf } from './found.ts'
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
  founds: readonly Found[]
  lookup: Lookup
  /** How the titles sound, once that is spelled out. */
  sounds?: Sounds
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
    supply: [
      ...listed(docking.supplyPage, (page) => page.records, supplyHit),
      ...listed(docking.hotSupply, (rows) => rows, supplyHit),
      ...listed(docking.supplyDetail, (one) => [one], supplyHit),
    ],
    demand: [
      ...listed(docking.demandPage, (page) => page.records, demandHit),
      ...listed(docking.hotDemand, (rows) => rows, demandHit),
      ...listed(docking.demandDetail, (one) => [one], demandHit),
    ],
    activity: [
      ...[activity.page, activity.hot, activity.homepage].flatMap((call) =>
        listed(call, (page) => page.records, activityHit),
      ),
      ...listed(activity.one, (one) => [one], activityHit),
    ],
    decode: listed(policy.interpretations, (page) => page.records, decodeHit),
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

/** Records that are read before somebody else may go first. */
const AT_ONCE = 256

/** The records of a kind, each once as it was read last; made when its answers are others than before. */
function* shelfOf(kind: Kind, answers: readonly Answer[]): Sliced<Shelf> {
  const of = answers.flatMap(({ data, at }) => [data, at])
  const before = shelves.get(kind)
  if (before?.of.length === of.length && of.every((one, at) => one === before.of[at])) return before
  const latest = new Map<string, Read>()
  for (const { at, hits } of answers) {
    yield
    for (const hit of hits()) if ((latest.get(hit.id)?.at ?? 0) <= at) latest.set(hit.id, { hit, at })
  }
  const reads = [...latest.values()]
  const founds: Found[] = []
  const texts: string[] = []
  for (const { hit } of reads) {
    if (texts.length % AT_ONCE === 0) yield
    founds.push(foundOf(hit))
    texts.push([hit.title, ...hit.meta, hit.excerpt].join('\n').toLowerCase())
  }
  const index = yield* bigramIndexing(texts, SHORT)
  const made: Shelf = {
    of,
    reads,
    founds,
    lookup: {
      bitsOf: lookedUpOnce((word) => bitsWith(index, word)),
      soundsOf: lookedUpOnce((letters) => soundingLike((made.sounds ??= atOnce(spelled(made))), letters)),
    },
  }
  shelves.set(kind, made)
  return made
}

/** Lays out what the device keeps, in quiet moments: the first letter is not to wait for it. */
export async function layOutKept(client: QueryClient): Promise<void> {
  for (const kind of kindKeys) {
    await idle()
    await inSlices(layingOut(kind, everything(client)[kind]))
  }
}

function* layingOut(kind: Kind, answers: readonly Answer[]): Sliced<void> {
  const shelf = yield* shelfOf(kind, answers)
  shelf.sounds ??= yield* spelled(shelf)
}

const spelled = ({ founds }: Shelf) => spelling(founds.map(({ title }) => title))

/** What the device keeps of each kind that fits. */
export type AllKept = Record<Kind, KeptFound>

/** Searches what the device keeps, each record once as it was read last, the best first. */
export const searchKept = (client: QueryClient, looked: string): AllKept => {
  const all = everything(client)
  return Object.fromEntries(
    kindKeys.map((kind) => [kind, atOnce(fitting(kind, all[kind], looked))]),
  ) as AllKept
}

/**
 * The best that the device keeps of each kind, a few records at a time: `enough` of a kind at most, by their titles where
 * those say so much.
 */
export function* suggestingKept(
  client: QueryClient,
  looked: string,
  enough: number,
): Sliced<Partial<Record<Kind, Hit[]>>> {
  const all = everything(client)
  const best: Partial<Record<Kind, Hit[]>> = {}
  for (const kind of kindKeys) {
    const { reads, founds, lookup } = yield* shelfOf(kind, all[kind])
    const fit = yield* ranking(reads, looked, (_, at) => founds[at]!, { ...lookup, enough })
    best[kind] = fit.slice(0, enough).map(({ row }) => row.hit)
  }
  return best
}

function* fitting(kind: Kind, answers: readonly Answer[], looked: string): Sliced<KeptFound> {
  if (!looked.trim()) return { hits: [], total: 0, pages: 1, at: Infinity }
  const { reads, founds, lookup } = yield* shelfOf(kind, answers)
  const fit = yield* ranking(reads, looked, (_, at) => founds[at]!, lookup)
  return {
    hits: fit.map(({ row }) => row.hit),
    total: fit.length,
    pages: 1,
    at: cityMoment(fit.reduce((oldest, { row }) => Math.min(oldest, row.at), Infinity)),
  }
}
