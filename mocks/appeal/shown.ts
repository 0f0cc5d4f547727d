import type { Shown } from '#mocks/console/shown-table.ts'
import type { tables } from './tables.ts'

/** Lists of this area in the testers' console. */
export const shown: Shown<typeof tables> = {
  appeal: { title: '诉求', columns: ['title', 'enName', 'type', 'state', 'handlerOrg', 'dueDate'] },
  problem: { title: '常见问题', columns: ['question', 'tagName', 'department', 'viewCount'] },
}
