import type { Docking } from '#api/docking-request.ts'
import { dayText, timeText } from '#lib/dates.ts'
import { contactLifecycle, lapseOf } from '#rules/docking-states.ts'
import type { TimelineNode } from '#ui/Timeline.tsx'

/** Where a request stands, and what is expected of whom. */
export function statusWords({
  status,
  createTime,
  reason,
}: Pick<Docking, 'status' | 'createTime' | 'reason'>) {
  if (status === '待对接') return `待对接，等发布方联系；${dayText(lapseOf(createTime))}前没有回应自动失效`
  return reason ? `${status}：${reason}` : status
}

/** The way of a request. */
export const requestNodes = ({ steps, status }: Pick<Docking, 'steps' | 'status'>): TimelineNode[] =>
  steps.map(({ time, status: at, reason }, index) => ({
    id: `${time} ${String(index)}`,
    title: at === '待对接' ? '申请对接' : at,
    stage: index === steps.length - 1 && !contactLifecycle.isFinal(status) ? 'current' : 'done',
    meta: [timeText(time)],
    opinion: reason,
  }))
