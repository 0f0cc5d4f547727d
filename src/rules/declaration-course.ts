import { courseAhead } from './course.ts'
import { declarationLifecycle } from './declaration-states.ts'

type DeclarationStatus = (typeof declarationLifecycle.words)[number]

/**
 * A step that a declaration waits at: what the office calls it, and the working days it may take after the day on which
 * it begins (records, "Policy 政策", steps: 公示5个工作日).
 */
export interface CourseStep {
  nodeName: string
  limitDays: number
}

/** The step that each state waits at; a state without one is an end, or has not begun. */
export const courseSteps = {
  已提交: { nodeName: '形式审查', limitDays: 3 },
  已受理: { nodeName: '初审', limitDays: 5 },
  审核中: { nodeName: '复审', limitDays: 7 },
  评审中: { nodeName: '专家评审', limitDays: 15 },
  公示中: { nodeName: '结果公示', limitDays: 5 },
  已通过: { nodeName: '批复下达', limitDays: 10 },
  兑付中: { nodeName: '资金拨付', limitDays: 15 },
  待补正: { nodeName: '企业补正', limitDays: 10 },
  系统比对: { nodeName: '系统比对', limitDays: 3 },
  精准推送: { nodeName: '精准推送', limitDays: 2 },
  意愿确认: { nodeName: '意愿确认', limitDays: 15 },
  自动兑付: { nodeName: '自动兑付', limitDays: 10 },
} as const satisfies Partial<Record<DeclarationStatus, CourseStep>>

/** The steps that are still ahead of a declaration, as {@link courseAhead} finds them. */
export const stepsAhead = (status: DeclarationStatus): CourseStep[] =>
  courseAhead<DeclarationStatus, CourseStep>(declarationLifecycle.table, courseSteps, status)
