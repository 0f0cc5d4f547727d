import type { Shown } from '#mocks/console/shown-table.ts'
import type { tables } from './tables.ts'

/** Lists of this area in the testers' console. */
export const shown: Shown<typeof tables> = {
  seedFile: { title: '文件', columns: ['fileName', 'type', 'size', 'userId', 'enId'] },
  behaviour: { title: '行为日志', columns: ['action', 'page', 'userId', 'time'] },
}
