import type { AuditRecord } from '#api/audit.ts'
import { timeText } from '#lib/dates.ts'
import type { TimelineNode } from '#ui/Timeline.tsx'

/** Converts a step of an audit (审核) to a node: submitted, approved or returned, by whom and why. */
export const auditNode = ({ time, operator, result, opinion }: AuditRecord, index: number): TimelineNode => ({
  id: `${time} ${String(index)}`,
  title: result,
  stage: 'done',
  meta: [operator, timeText(time)],
  opinion,
})
