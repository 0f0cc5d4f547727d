import { policy } from '#api/policy.ts'
import { query } from '#api/call/query.ts'
import type { todayTabs } from '#api/declare-words.ts'

/** Rows of 今日申报 on the home page. */
export const TODAY_SIZE = 6

/** The first rows of one view of what can be declared today; its total is a figure of the banner, too. */
export const todayQuery = (tab: (typeof todayTabs)[number]) =>
  query(policy.todayDeclare, { query: { tab, size: TODAY_SIZE } })

/** How many policies the city keeps. */
export const policiesQuery = query(policy.list, { query: { size: 1 } })
