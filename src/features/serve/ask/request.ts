import type { Enquiry } from '#api/serve-provider.ts'
import { timeText } from '#lib/dates.ts'
import { enquiryLifecycle } from '#rules/provider-states.ts'
import type { TimelineNode } from '#ui/Timeline.tsx'

/** Returns the state of an enquiry as a sentence for the user who asked. */
export function statusWords({ status, reason }: Pick<Enquiry, 'status' | 'reason'>): string {
  if (reason) return `${status}：${reason}`
  return {
    待联系: '已送达机构，等待机构联系',
    已联系: '机构已与您联系，办理情况由机构登记',
    已完成: '本次咨询已完成',
    已关闭: '机构已关闭本次咨询',
  }[status]
}

/** Returns the nodes of an enquiry for its timeline; `statusWords` has the reason of a closed one. */
export const requestNodes = ({ steps, status }: Pick<Enquiry, 'steps' | 'status'>): TimelineNode[] =>
  steps.map(({ time, status: at }, index) => ({
    id: `${time} ${String(index)}`,
    title: at === '待联系' ? '提交咨询' : at,
    stage: index === steps.length - 1 && !enquiryLifecycle.isFinal(status) ? 'current' : 'done',
    meta: [timeText(time)],
  }))
