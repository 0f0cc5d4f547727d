import type { Docking } from '#api/docking-request.ts'
import { dayText, timeText } from '#lib/dates.ts'
import { contactLifecycle, lapseOf } from '#rules/docking-states.ts'
import type { TimelineNode } from '#ui/Timeline.tsx'

/** Returns the publisher's words on a request. */
const words: Partial<Record<Docking['status'], string>> = {
  已联系: '发布方已联系过您，等待开始洽谈',
  洽谈中: '双方正在洽谈，结果由发布方登记',
  已达成: '已与发布方达成合作',
}

/** Returns the state of a request and the next step as a sentence. */
export function statusWords({
  status,
  createTime,
  reason,
}: Pick<Docking, 'status' | 'createTime' | 'reason'>) {
  if (status === '待对接') return `待对接，等待发布方联系；${dayText(lapseOf(createTime))}前未回应的自动失效`
  if (reason) return `${status}：${reason}`
  return words[status] ?? status
}

/** Returns the nodes of a request for its timeline. */
export const requestNodes = ({ steps, status }: Pick<Docking, 'steps' | 'status'>): TimelineNode[] =>
  steps.map(({ time, status: at, reason }, index) => ({
    id: `${time} ${String(index)}`,
    title: at === '待对接' ? '申请对接' : at,
    stage: index === steps.length - 1 && !contactLifecycle.isFinal(status) ? 'current' : 'done',
    meta: [timeText(time)],
    opinion: reason,
  }))
