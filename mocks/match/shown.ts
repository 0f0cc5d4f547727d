import type { Shown } from '#mocks/console/shown-table.ts'
import type { tables } from './tables.ts'

/** Lists of this area in the testers' console. */
export const shown: Shown<typeof tables> = {
  matchReport: {
    title: '政策计算报告',
    columns: ['no', 'enterpriseName', 'amountFrom', 'amountTo', 'createTime'],
  },
}
