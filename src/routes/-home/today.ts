import { policy } from '#api/policy.ts'
import { query } from '#api/query.ts'
import type { todayTabs } from '#api/item.ts'

/** The first rows of one view of what can be declared today; its total is a figure of the page, too. */
export const todayQuery = (tab: (typeof todayTabs)[number]) =>
  query(policy.todayDeclare, { query: { tab, size: 6 } })

/** How many policies the city keeps. */
export const policiesQuery = query(policy.list, { query: { size: 1 } })
