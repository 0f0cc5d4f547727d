import type { Shown } from '#mocks/console/shown-table.ts'
import type { tables } from './tables.ts'

/** Lists of this area in the testers' console. */
export const shown: Shown<typeof tables> = {
  message: { title: '站内消息', columns: ['title', 'type', 'userId', 'read', 'createTime'] },
}
