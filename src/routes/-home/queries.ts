import { banner } from '#api/banner.ts'
import { policy } from '#api/policy.ts'
import { query } from '#api/call/query.ts'
import type { todayTabs } from '#api/declare-words.ts'
import { sizes } from './sizes.ts'

/**
 * Queries the first rows of one view of 今日申报, for an enterprise what it can declare first; its total is one of the
 * banner's figures, too.
 */
export const todayQuery = (tab: (typeof todayTabs)[number], enId: string) =>
  query(policy.todayDeclare, {
    query: { tab, size: sizes.today, ...(enId ? { sort: '可申报优先' as const, enId } : {}) },
  })

/** Query of the number of policies of the city. */
export const policiesQuery = query(policy.list, { query: { size: 1 } })

/** Query of the city's banners of the home page. */
export const bannersQuery = query(banner.page, { query: { position: '首页', size: 6 } })
