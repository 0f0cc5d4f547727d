import type { QueryClient, UseQueryOptions } from '@tanstack/react-query'
import { activity } from '#api/activity.ts'
import { appeal } from '#api/appeal.ts'
import { declare } from '#api/declare.ts'
import type { Data, Endpoint } from '#api/call/endpoint.ts'
import { docking } from '#api/docking.ts'
import { market } from '#api/market.ts'
import { policy } from '#api/policy.ts'
import { qa } from '#api/qa.ts'
import { cachedAnswersOf, query } from '#api/call/query.ts'
import { serve } from '#api/serve.ts'
import { memoizeByObject } from '#lib/memoize-by-object.ts'
import * as hits from './hits.ts'
import type { Hit } from './hits.ts'
import type { Kind } from './kinds.ts'

/** Keyword and requested page of a search. */
interface Asked {
  keyword: string
  current: number
  size: number
}

/** Page of hits of a kind. */
export interface Found {
  hits: Hit[]
  total: number
  pages: number
}

/** Answer kept on this device: its object, the time at which the city sent it in milliseconds, and its hits. */
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

/** Query of a page of a kind; `select` knows the type of its rows. */
type FoundQuery = UseQueryOptions<Paged<unknown>, Error, Found> & { select: (page: Paged<unknown>) => Found }

/** Search of one kind: the query to the city, and the cached answers to search. */
interface SearchKind {
  query: (asked: Asked) => FoundQuery
  /** Returns the cached answers, of lists and of opened records. */
  kept: (client: QueryClient) => Answer[]
  /**
   * True if the search box suggests the kind while typing: excluded kinds save requests per keystroke on a slow
   * network.
   */
  isSuggested: boolean
}

/** Returns the cached answers of one endpoint, each with its rows. */
type Reading<Row> = (client: QueryClient) => { data: object; at: number; rows: () => readonly Row[] }[]

/** Creates a reading of one endpoint; `rowsOf` extracts the rows of an answer. */
const read =
  <E extends Endpoint, Row>(endpoint: E, rowsOf: (data: Data<E>) => readonly Row[]): Reading<Row> =>
  (client) =>
    cachedAnswersOf(client, endpoint).map(({ data, at }) => ({
      ...{ data: data as object, at },
      rows: () => rowsOf(data),
    }))

const records = <Row>(page: { records: readonly Row[] }) => page.records
const rows = <Row>(list: readonly Row[]) => list
const alone = <Row>(one: Row) => [one]

/** Hits per answer, memoized because every keystroke needs them. */
const hitsOf = new WeakMap<object, unknown>()

/** Creates the search of one kind: converts a record to a hit, queries the city, and reads the cached answers. */
function searchKind<Row>(
  hit: (row: Row) => Hit,
  ask: (asked: Asked) => { queryKey: readonly unknown[] },
  readings: readonly Reading<Row>[],
  isSuggested = false,
): SearchKind {
  const select = (page: Paged<Row>): Found => ({ ...page, hits: page.records.map(hit) })
  return {
    // Cast, because the table holds kinds with different row types; each query selects its own.
    query: (asked) => ({ ...ask(asked), select }) as unknown as FoundQuery,
    kept: (client) =>
      readings
        .flatMap((reading) => reading(client))
        .map(({ data, at, rows }) => ({
          ...{ data, at },
          hits: () => memoizeByObject(hitsOf, data, () => rows().map(hit)),
        })),
    isSuggested,
  }
}

const IS_SUGGESTED = true

/** Searches of all kinds; their labels are in `kinds.ts`, their hits in `hits.ts`. */
export const searchKinds: Record<Kind, SearchKind> = {
  policy: searchKind(
    hits.policyHit,
    (asked) => query(policy.list, { query: { ...asked, sort: '最匹配' } }),
    [read(policy.list, records), read(policy.newest, records), read(policy.detail, alone)],
    IS_SUGGESTED,
  ),
  item: searchKind(
    hits.itemHit,
    (asked) => query(declare.items, { query: asked }),
    [read(policy.todayDeclare, records), read(declare.items, records)],
    IS_SUGGESTED,
  ),
  service: searchKind(
    hits.serviceHit,
    (asked) => query(serve.products, { query: asked }),
    [read(serve.products, records)],
    IS_SUGGESTED,
  ),
  provider: searchKind(hits.providerHit, (asked) => query(serve.providers, { query: asked }), [
    read(serve.providers, records),
  ]),
  market: searchKind(
    hits.listingHit,
    (asked) => query(market.page, { query: asked }),
    [read(market.page, records)],
    IS_SUGGESTED,
  ),
  supply: searchKind(
    hits.supplyHit,
    (asked) => query(docking.supplyPage, { query: asked }),
    [read(docking.supplyPage, records), read(docking.hotSupply, rows), read(docking.supplyDetail, alone)],
    IS_SUGGESTED,
  ),
  demand: searchKind(
    hits.demandHit,
    (asked) => query(docking.demandPage, { query: asked }),
    [read(docking.demandPage, records), read(docking.hotDemand, rows), read(docking.demandDetail, alone)],
    IS_SUGGESTED,
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
    IS_SUGGESTED,
  ),
  problem: searchKind(
    hits.problemHit,
    (asked) => query(appeal.problemsByTag, { query: { ...asked, part: 'whole' } }),
    [read(appeal.problemsByTag, records), read(appeal.hotProblems, records), read(appeal.problem, alone)],
    IS_SUGGESTED,
  ),
  question: searchKind(hits.questionHit, (asked) => query(qa.page, { query: asked }), [
    read(qa.page, records),
    read(qa.detail, alone),
  ]),
}
