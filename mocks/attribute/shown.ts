import type { Shown } from '#mocks/console/shown-table.ts'
import type { tables } from './tables.ts'

/** Lists of this area in the testers' console. */
export const shown: Shown<typeof tables> = {
  savedAnswers: { title: '填写的企业信息', columns: ['id', 'version', 'updateTime'] },
}
