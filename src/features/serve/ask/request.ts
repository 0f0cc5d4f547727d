import type { Enquiry } from '#api/serve-provider.ts'
import type { CourseStage } from '#blocks/trail/Course.tsx'
import { timeText } from '#lib/dates.ts'
import { enquiryLifecycle, enquiryMoves, type EnquiryState } from '#rules/provider-states.ts'

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

/** Names of the stages of an enquiry, by the state that ends each. */
const stageNames: Record<EnquiryState, string> = {
  待联系: '提交',
  已联系: '联系',
  已完成: '完成',
  已关闭: '关闭',
}

/** Returns the stages of an enquiry: the passed ones with their time, then those to come. */
export function requestCourse({ steps, status }: Pick<Enquiry, 'steps' | 'status'>): CourseStage[] {
  const passed = steps.map(({ time, status: at }): CourseStage => ({
    name: stageNames[at],
    stage: at === '已关闭' ? 'stopped' : 'done',
    tone: enquiryLifecycle.toneOf(at),
    note: timeText(time),
    nodes: [],
  }))
  if (enquiryLifecycle.isFinal(status)) return passed
  const ahead = enquiryMoves.filter((at) => at !== '已关闭' && steps.every((step) => step.status !== at))
  return [
    ...passed,
    ...ahead.map((at, index): CourseStage => ({
      name: stageNames[at],
      stage: index === 0 ? 'current' : 'ahead',
      nodes: [],
    })),
  ]
}
