import { policy } from '#api/policy.ts'
import { query } from '#api/call/query.ts'

/**
 * Fetches all items that can be declared today, in one answer ("all" by section 9), because an offline device depends
 * on it. Its tabs, pager and calendar then work without a network. Price: some 20 KB for each visit.
 */
export const allItemsQuery = query(policy.todayDeclare, { query: { size: 999 } })
