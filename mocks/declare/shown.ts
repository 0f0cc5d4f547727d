import type { Shown } from '#mocks/console/shown-table.ts'
import type { tables } from './tables.ts'

/** Lists of this area in the testers' console. */
export const shown: Shown<typeof tables> = {
  declaration: {
    title: '申报',
    columns: ['itemName', 'enterprise', 'declareNo', 'status', 'applyAmount', 'updateTime'],
  },
  flowNode: {
    title: '办理环节',
    columns: ['nodeName', 'handlerOrg', 'operator', 'action', 'startTime', 'endTime'],
  },
  benefit: {
    title: '免申即享事项',
    columns: ['id', 'stage', 'matchedCount', 'paidCount', 'confirmDeadline'],
  },
  notice: { title: '公示公告', columns: ['title', 'type', 'department', 'publicityStart', 'publicityEnd'] },
}
