import { courseAhead } from './course.ts'
import { declarationLifecycle } from './declaration-states.ts'

type DeclarationStatus = (typeof declarationLifecycle.words)[number]

/**
 * Step of a declaration: its name at the office, and the working days allowed after the day on which it
 * begins (records, "Policy 政策", steps: 公示5个工作日).
 */
export interface CourseStep {
  nodeName: string
  limitDays: number
}

/** Step of each state; a state without one is final, or has not begun. */
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

/** Returns the steps ahead of a declaration, see {@link courseAhead}. */
export const stepsAhead = (status: DeclarationStatus): CourseStep[] =>
  courseAhead<DeclarationStatus, CourseStep>(declarationLifecycle.table, courseSteps, status)
