import { policy } from '#api/policy.ts'
import { query } from '#api/call/query.ts'

/** Everything that can be declared today, in one answer ("all" by section 9): what a device without a network goes by. */
export const allItemsQuery = query(policy.todayDeclare, { query: { size: 999 } })
