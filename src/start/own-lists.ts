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
import { mineQuery as listingsQuery } from '#routes/-my-market/my-listings-query.ts'
import { oneQuery as activityQuery } from '#routes/-roadshow-detail/activity-query.ts'

/** Most records that are kept ready of each list. */
export const AT_HAND = 10

type Ask = (client: QueryClient) => Promise<void>

/** Asks for what a page shows, where that is not here or is old. */
const ask =
  <T, K extends QueryKey>(options: FetchQueryOptions<T, Error, T, K>): Ask =>
  (client) =>
    client.prefetchQuery(options)

/** A list of one's own: what a page of the user space shows. */
interface OwnList {
  /** The page, as the menu of the user space has it. */
  path: string
  /** Area of the calls that change it. */
  area: string
  ask: Ask
  /** True where it stands behind a tab: the page by itself asks for another. */
  isTab: boolean
  /** False where what is here already tells all that it would. */
  isNeeded: (client: QueryClient) => boolean
  /** What asks for the first records, by the list that is here. */
  records: (client: QueryClient) => Ask[]
}

interface Rows {
  records: readonly unknown[]
  total: number
}

/** Says one list: its page, what asks for it, and what each of its records asks for besides. */
function list<T extends Rows, K extends QueryKey>(
  path: string,
  options: FetchQueryOptions<T, Error, T, K>,
  recordOf: (row: T['records'][number]) => Ask[] = () => [],
  isTab = false,
  isNeeded: OwnList['isNeeded'] = () => true,
): OwnList {
  return {
    path,
    area: String(options.queryKey[0]),
    ask: ask(options),
    records: (client) =>
      (client.getQueryData<T>(options.queryKey)?.records ?? []).slice(0, AT_HAND).flatMap(recordOf),
    isTab,
    isNeeded,
  }
}

/**
 * Says a list whose records may be drafts: its first records and, where it has more, all drafts, so that each of them opens
 * without a network.
 */
function withDrafts<T extends Rows, K extends QueryKey>(
  path: string,
  queryOf: (search: { status?: '草稿' }) => FetchQueryOptions<T, Error, T, K>,
  recordOf: (row: T['records'][number]) => Ask[],
): OwnList[] {
  const all = queryOf({})
  const isCut = (client: QueryClient) => {
    const here = client.getQueryData<T>(all.queryKey)
    return here === undefined || here.total > here.records.length
  }
  return [list(path, all, recordOf), list(path, queryOf({ status: '草稿' }), recordOf, TAB, isCut)]
}

/** Says an answer that a form of the page begins with. */
const alone = <T, K extends QueryKey>(path: string, options: FetchQueryOptions<T, Error, T, K>): OwnList => ({
  ...{ path, area: String(options.queryKey[0]), ask: ask(options), isTab: TAB },
  ...{ isNeeded: () => true, records: () => [] },
})

const TAB = true
const activityOf = ({ activity: { id } }: MyApply) => [ask(activityQuery(id))]

const lists: OwnList[] = [
  list('/user/activity', activitiesQuery({}), activityOf),
  list('/user/activity', activitiesQuery({ group: 'waiting' }), activityOf, TAB),
  list('/user/my-appeal', appealsQuery({}), ({ id }) => [ask(ownAppealQuery(id))]),
  ...withDrafts(
    '/user/my-demand',
    (search) => exchangesQuery('demand', search),
    ({ id }) => [ask(exchangeQuery('demand', id))],
  ),
  list('/user/my-demand', exchangesQuery('demand', { view: 'asked' }), undefined, TAB),
  ...withDrafts(
    '/user/my-supply',
    (search) => exchangesQuery('supply', search),
    ({ id }) => [ask(exchangeQuery('supply', id))],
  ),
  list('/user/my-supply', exchangesQuery('supply', { view: 'asked' }), undefined, TAB),
  ...withDrafts('/user/my-market', listingsQuery, ({ id }) => [
    ask(query(market.detail, { params: { id } })),
    ask(query(market.record, { params: { id } })),
  ]),
  ...tradeTypes.map((tradeType) => alone('/user/my-market', lastQuery(tradeType))),
  ...withDrafts('/user/my-product', productsQuery, ({ id }) => [ask(productQuery(id))]),
  list('/user/collect', enquiriesQuery(), undefined, TAB),
]

/**
 * Asks for one's own lists behind a tab and for the first records of each list, so that what one has made opens without a
 * network; where one is edited, its form reads the same answer.
 * @param changed areas whose calls have changed something: their lists and pages are asked for, and nothing else
 */
export async function* ownRecords(
  client: QueryClient,
  user: UserInfo,
  changed?: ReadonlySet<string>,
): AsyncGenerator<string | (() => Promise<void>)> {
  const paths = new Set(userMenu(user).map(({ path }) => path))
  for (const { path, area, ask, isTab, isNeeded, records } of lists) {
    if (!paths.has(path) || (changed && !changed.has(area)) || !isNeeded(client)) continue
    if (isTab) yield () => ask(client)
    else if (changed) yield path
    for (const one of records(client)) yield () => one(client)
  }
}
