import type { AuditRecord } from '#api/audit.ts'
import { timeText } from '#lib/dates.ts'
import type { TimelineNode } from '#ui/Timeline.tsx'

/** Makes a node of a step of an audit: it was handed in, let through or turned back, by whom and why. */
export const auditNode = ({ time, operator, result, opinion }: AuditRecord, index: number): TimelineNode => ({
  id: `${time} ${String(index)}`,
  title: result,
  stage: 'done',
  meta: [operator, timeText(time)],
  opinion,
})
