import { banner } from '#api/banner.ts'
import { policy } from '#api/policy.ts'
import { query } from '#api/call/query.ts'
import type { todayTabs } from '#api/declare-words.ts'
import { sizes } from './sizes.ts'

/** The first rows of one view of what can be declared today; its total is a figure of the banner, too. */
export const todayQuery = (tab: (typeof todayTabs)[number]) =>
  query(policy.todayDeclare, { query: { tab, size: sizes.today } })

/** How many policies the city keeps. */
export const policiesQuery = query(policy.list, { query: { size: 1 } })

/** The city's banners of the home page. */
export const bannersQuery = query(banner.page, { query: { position: '首页', size: 6 } })
