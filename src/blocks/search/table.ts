import type { QueryClient, UseQueryOptions } from '@tanstack/react-query'
import { activity } from '#api/activity.ts'
import { appeal } from '#api/appeal.ts'
import { declare } from '#api/declare.ts'
import type { Data, Endpoint } from '#api/call/endpoint.ts'
import { docking } from '#api/docking.ts'
import { market } from '#api/market.ts'
import { policy } from '#api/policy.ts'
import { qa } from '#api/qa.ts'
import { answersOf, query } from '#api/call/query.ts'
import { serve } from '#api/serve.ts'
import { made } from '#lib/made.ts'
import * as hits from './hits.ts'
import type { Hit } from './hits.ts'
import type { Kind } from './kinds.ts'

/** Words that are looked for, and the page of what fits. */
interface Asked {
  keyword: string
  current: number
  size: number
}

/** One page of what was found of a kind. */
export interface Found {
  hits: Hit[]
  total: number
  pages: number
}

/** One answer that this device keeps: the object itself, when the city gave it in milliseconds, and its hits. */
export interface Answer {
  data: object
  at: number
  hits: () => readonly Hit[]
}

interface Paged<Row> {
  records: readonly Row[]
  total: number
  pages: number
}

/** Asks the city for a page of a kind; its rows are told by `select` alone. */
type FoundQuery = UseQueryOptions<Paged<unknown>, Error, Found> & { select: (page: Paged<unknown>) => Found }

/** Says how one kind is searched: what the city is asked, and in what answers the device looks. */
interface SearchKind {
  query: (asked: Asked) => FoundQuery
  /** Returns the answers that the device keeps: those of lists, and those of what was opened. */
  kept: (client: QueryClient) => Answer[]
  /** True where the search box suggests it while somebody types: a letter is to cost a slow line little. */
  isSuggested: boolean
}

/** Reads the rows of a kind out of the answers of one call. */
type Reading<Row> = (client: QueryClient) => { data: object; at: number; rows: () => readonly Row[] }[]

/** Reads the answers of one call by what finds the rows in each. */
const read =
  <E extends Endpoint, Row>(endpoint: E, rowsOf: (data: Data<E>) => readonly Row[]): Reading<Row> =>
  (client) =>
    answersOf(client, endpoint).map(({ data, at }) => ({
      ...{ data: data as object, at },
      rows: () => rowsOf(data),
    }))

const records = <Row>(page: { records: readonly Row[] }) => page.records
const rows = <Row>(list: readonly Row[]) => list
const alone = <Row>(one: Row) => [one]

/** Remembers the hits of each answer as long as it is here: every letter asks for them. */
const hitsOf = new WeakMap<object, unknown>()

/** Makes the row of one kind: how a record becomes a hit, what the city is asked, and which answers are read. */
function searchKind<Row>(
  hit: (row: Row) => Hit,
  ask: (asked: Asked) => { queryKey: readonly unknown[] },
  readings: readonly Reading<Row>[],
  isSuggested = false,
): SearchKind {
  const select = (page: Paged<Row>): Found => ({ ...page, hits: page.records.map(hit) })
  return {
    // The table holds kinds of different rows; each reads its own.
    query: (asked) => ({ ...ask(asked), select }) as unknown as FoundQuery,
    kept: (client) =>
      readings
        .flatMap((reading) => reading(client))
        .map(({ data, at, rows }) => ({
          ...{ data, at },
          hits: () => made(hitsOf, data, () => rows().map(hit)),
        })),
    isSuggested,
  }
}

const SUGGESTED = true

/** Lists how each kind is searched; its name stands in `kinds.ts`, its row in `hits.ts`. */
export const searchKinds: Record<Kind, SearchKind> = {
  policy: searchKind(
    hits.policyHit,
    (asked) => query(policy.list, { query: { ...asked, sort: '最匹配' } }),
    [read(policy.list, records), read(policy.newest, records), read(policy.detail, alone)],
    SUGGESTED,
  ),
  item: searchKind(
    hits.itemHit,
    (asked) => query(declare.items, { query: asked }),
    [read(policy.todayDeclare, records), read(declare.items, records)],
    SUGGESTED,
  ),
  service: searchKind(
    hits.serviceHit,
    (asked) => query(serve.products, { query: asked }),
    [read(serve.products, records)],
    SUGGESTED,
  ),
  provider: searchKind(hits.providerHit, (asked) => query(serve.providers, { query: asked }), [
    read(serve.providers, records),
  ]),
  market: searchKind(
    hits.listingHit,
    (asked) => query(market.page, { query: asked }),
    [read(market.page, records)],
    SUGGESTED,
  ),
  supply: searchKind(
    hits.supplyHit,
    (asked) => query(docking.supplyPage, { query: asked }),
    [read(docking.supplyPage, records), read(docking.hotSupply, rows), read(docking.supplyDetail, alone)],
    SUGGESTED,
  ),
  demand: searchKind(
    hits.demandHit,
    (asked) => query(docking.demandPage, { query: asked }),
    [read(docking.demandPage, records), read(docking.hotDemand, rows), read(docking.demandDetail, alone)],
    SUGGESTED,
  ),
  activity: searchKind(hits.activityHit, (asked) => query(activity.page, { query: asked }), [
    read(activity.page, records),
    read(activity.hot, records),
    read(activity.homepage, records),
    read(activity.one, alone),
  ]),
  decode: searchKind(
    hits.decodeHit,
    (asked) => query(policy.interpretations, { query: asked }),
    [read(policy.interpretations, records)],
    SUGGESTED,
  ),
  problem: searchKind(
    hits.problemHit,
    (asked) => query(appeal.problemsByTag, { query: { ...asked, part: 'whole' } }),
    [read(appeal.problemsByTag, records), read(appeal.hotProblems, records), read(appeal.problem, alone)],
    SUGGESTED,
  ),
  question: searchKind(hits.questionHit, (asked) => query(qa.page, { query: asked }), [
    read(qa.page, records),
    read(qa.detail, alone),
  ]),
}
