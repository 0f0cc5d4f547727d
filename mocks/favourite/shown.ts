import type { Shown } from '#mocks/console/shown-table.ts'
import type { tables } from './tables.ts'

/** Lists of this area in the testers' console. */
export const shown: Shown<typeof tables> = {
  policyFavourite: { title: '收藏的政策', columns: ['policyId', 'userId', 'createTime'] },
}
