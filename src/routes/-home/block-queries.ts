import type { QueryClient } from '@tanstack/react-query'
import { activity } from '#api/activity.ts'
import { appeal } from '#api/appeal.ts'
import { docking } from '#api/docking.ts'
import { market, type tradeTypes } from '#api/market.ts'
import { message } from '#api/message.ts'
import { news, type newsCategories } from '#api/news.ts'
import { policy } from '#api/policy.ts'
import { query } from '#api/call/query.ts'
import { serve } from '#api/serve.ts'
import { prefetchDue } from '#blocks/due/due-queries.ts'
import { figuresQuery } from '#features/appeal/figures/figures.ts'
import { cityNow } from '#lib/clock.ts'
import { isoDay } from '#lib/dates.ts'
import { figurePeriods } from '#rules/figure-periods.ts'
import { bannersQuery, policiesQuery, todayQuery } from './queries.ts'
import { sizes } from './sizes.ts'

// Queries of the blocks, sent as each is shown; queries.ts has those that are sent before.
export const newestQuery = query(policy.newest, { query: { size: sizes.policies } })
export const calendarQuery = (month: string) => query(activity.calendar, { query: { month } })
/** Returns the current month in the form of the calendar's query. */
export const thisMonth = () => isoDay(cityNow()).slice(0, 7)
export const comingQuery = query(activity.homepage, { query: { size: sizes.activities } })
export const interpretationsQuery = query(policy.interpretations, { query: { size: sizes.interpretations } })
export const listingsQuery = (tradeType: (typeof tradeTypes)[number]) =>
  query(market.hot, { query: { size: sizes.market, tradeType } })
export const demandsQuery = query(docking.hotDemand, { query: { size: sizes.docking } })
export const problemsQuery = query(appeal.hotProblems, { query: { size: sizes.problems } })
export const servicesQuery = query(serve.products, { query: { size: sizes.services } })
export const providersQuery = query(serve.hotProviders, { query: { size: sizes.providers } })
export const newsQuery = (current: number, category?: (typeof newsCategories)[number]) =>
  query(news.page, { query: { current, size: sizes.news, category } })

/**
 * Prefetches the first view of each block, one call after another, so that the home page is complete offline; fresh
 * cached data is not fetched again. A failed call does not stop the others.
 */
export async function prefetchHome(
  client: QueryClient,
  isMember: boolean,
  { enId, enName }: { enId: string; enName: string },
): Promise<void> {
  if (isMember) {
    await prefetchDue(client, enName)
    await client.prefetchQuery(query(message.count, {}))
  }
  await client.prefetchQuery(bannersQuery)
  await client.prefetchQuery(policiesQuery)
  await client.prefetchQuery(todayQuery('可申报', enId))
  await client.prefetchQuery(newestQuery)
  await client.prefetchQuery(calendarQuery(thisMonth()))
  await client.prefetchQuery(comingQuery)
  await client.prefetchQuery(interpretationsQuery)
  await client.prefetchQuery(figuresQuery(figurePeriods[0]))
  await client.prefetchQuery(listingsQuery('供应'))
  await client.prefetchQuery(demandsQuery)
  await client.prefetchQuery(problemsQuery)
  await client.prefetchQuery(servicesQuery)
  await client.prefetchQuery(providersQuery)
  await client.prefetchQuery(newsQuery(1))
}
