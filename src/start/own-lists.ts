import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { MyApply } from '#api/activity.ts'
import { query } from '#api/call/query.ts'
import { market, tradeTypes } from '#api/market.ts'
import type { UserInfo } from '#api/session.ts'
import { mineQuery as exchangesQuery, ownQuery as exchangeQuery } from '#features/docking/own/own-queries.ts'
import { mineQuery as productsQuery, ownQuery as productQuery } from '#features/serve/own/own-queries.ts'
import { userMenu } from '#layouts/menu/user-menu.ts'
import { ownAppealQuery } from '#routes/-appeal-detail/own-appeal-query.ts'
import { enquiriesQuery } from '#routes/-collect/collect.ts'
import { mineQuery as appealsQuery } from '#routes/-my-appeal/my-appeal-list.ts'
import { mineQuery as activitiesQuery } from '#routes/-my-activity/my-activity-list.ts'
import { lastQuery } from '#features/market/detail.ts'
import { mineQuery as listingsQuery } from '#features/market/own/own-queries.ts'
import { oneQuery as activityQuery } from '#routes/-roadshow-detail/activity-query.ts'

/** Maximum number of records fetched ahead of each list. */
export const AT_HAND = 10

type Prefetch = (client: QueryClient) => Promise<void>

/** Prefetches a page's query if it is missing or stale. */
const prefetch =
  <T, K extends QueryKey>(options: FetchQueryOptions<T, Error, T, K>): Prefetch =>
  (client) =>
    client.prefetchQuery(options)

/** List of own records, as a page of the user space shows it. */
interface OwnList {
  /** Path of the page in the menu of the user space. */
  path: string
  /** Area of the calls that change the list. */
  area: string
  prefetch: Prefetch
  /** True for a list behind a tab, which the page does not fetch when it opens. */
  isTab: boolean
  /** Returns false if the cached data already contains the list. */
  isNeeded: (client: QueryClient) => boolean
  /** Returns the prefetches of the first records of the cached list. */
  records: (client: QueryClient) => Prefetch[]
}

interface Rows {
  records: readonly unknown[]
  total: number
  pages: number
}

/** Defines a list: its page, its query, and the queries of each record. */
function list<T extends Rows, K extends QueryKey>(
  path: string,
  options: FetchQueryOptions<T, Error, T, K>,
  recordOf: (row: T['records'][number]) => Prefetch[] = () => [],
  isTab = false,
  isNeeded: OwnList['isNeeded'] = () => true,
): OwnList {
  return {
    path,
    area: String(options.queryKey[0]),
    prefetch: prefetch(options),
    records: (client) =>
      (client.getQueryData<T>(options.queryKey)?.records ?? []).slice(0, AT_HAND).flatMap(recordOf),
    isTab,
    isNeeded,
  }
}

/**
 * Defines a list whose records may be drafts: fetches its first records and, if it has more, all pages of
 * drafts, so that each of them opens offline.
 */
function withDrafts<T extends Rows, K extends QueryKey>(
  path: string,
  queryOf: (search: { status?: '草稿'; page?: number }) => FetchQueryOptions<T, Error, T, K>,
  recordOf: (row: T['records'][number]) => Prefetch[],
): OwnList[] {
  const all = list(path, queryOf({}), recordOf)
  const pageOf = (page: number) => queryOf({ status: '草稿', page })
  const dataOf = (client: QueryClient, { queryKey }: { queryKey: K }) => client.getQueryData<T>(queryKey)
  const drafts: OwnList = {
    ...{ path, area: all.area, isTab: TAB },
    isNeeded: (client) => {
      const cached = dataOf(client, queryOf({}))
      return cached === undefined || cached.total > cached.records.length
    },
    prefetch: async (client) => {
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        await client.prefetchQuery(pageOf(page))
        pages = dataOf(client, pageOf(page))?.pages ?? 0
      }
    },
    records: (client) => {
      const { pages = 0 } = dataOf(client, pageOf(1)) ?? {}
      return Array.from({ length: pages }, (_, at) => dataOf(client, pageOf(at + 1))?.records ?? [])
        .flat()
        .flatMap(recordOf)
    },
  }
  return [all, drafts]
}

/** Defines a query that a form of the page starts with. */
const formQuery = <T, K extends QueryKey>(
  path: string,
  options: FetchQueryOptions<T, Error, T, K>,
): OwnList => ({
  ...{ path, area: String(options.queryKey[0]), prefetch: prefetch(options), isTab: TAB },
  ...{ isNeeded: () => true, records: () => [] },
})

const TAB = true
const activityOf = ({ activity: { id } }: MyApply) => [prefetch(activityQuery(id))]

const lists: OwnList[] = [
  list('/user/activity', activitiesQuery({}), activityOf),
  list('/user/activity', activitiesQuery({ group: 'waiting' }), activityOf, TAB),
  list('/user/my-appeal', appealsQuery({}), ({ id }) => [prefetch(ownAppealQuery(id))]),
  ...withDrafts(
    '/user/my-demand',
    (search) => exchangesQuery('demand', search),
    ({ id }) => [prefetch(exchangeQuery('demand', id))],
  ),
  list('/user/my-demand', exchangesQuery('demand', { view: 'asked' }), undefined, TAB),
  ...withDrafts(
    '/user/my-supply',
    (search) => exchangesQuery('supply', search),
    ({ id }) => [prefetch(exchangeQuery('supply', id))],
  ),
  list('/user/my-supply', exchangesQuery('supply', { view: 'asked' }), undefined, TAB),
  ...withDrafts('/user/my-market', listingsQuery, ({ id }) => [
    prefetch(query(market.detail, { params: { id } })),
    prefetch(query(market.record, { params: { id } })),
  ]),
  ...tradeTypes.map((tradeType) => formQuery('/user/my-market', lastQuery(tradeType))),
  ...withDrafts('/user/my-product', productsQuery, ({ id }) => [prefetch(productQuery(id))]),
  list('/user/collect', enquiriesQuery(), undefined, TAB),
]

/**
 * Fetches own lists behind tabs and the first records of each list, so that own records open offline; the
 * forms that edit them use the same queries.
 * @param changed areas whose calls have changed data: only their lists and pages are fetched
 */
export async function* ownRecords(
  client: QueryClient,
  user: UserInfo,
  changed?: ReadonlySet<string>,
): AsyncGenerator<string | (() => Promise<void>)> {
  const paths = new Set(userMenu(user).map(({ path }) => path))
  for (const { path, area, prefetch, isTab, isNeeded, records } of lists) {
    if (!paths.has(path) || (changed && !changed.has(area)) || !isNeeded(client)) continue
    if (isTab) yield () => prefetch(client)
    else if (changed) yield path
    for (const one of records(client)) yield () => one(client)
  }
}
