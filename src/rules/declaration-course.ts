import { courseAhead } from './course.ts'
import { declarationLifecycle } from './declaration-states.ts'
import { workdaysAfter, workdaysFrom } from './workdays.ts'

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

/** Party that a step waits for: the department of the item, the enterprise, or the office that pays. */
export type Handler = 'department' | 'enterprise' | 'finance'

/** Returns the party that a declaration waits for in a state. */
export function handlerOf(status: DeclarationStatus): Handler {
  if (status === '待补正' || status === '意愿确认') return 'enterprise'
  return status === '兑付中' || status === '自动兑付' ? 'finance' : 'department'
}

/**
 * Returns the office that pays the grants of a level of government.
 * @param region district of a 区县级 policy, where it is known
 */
export function treasuryOf(level: string, region = ''): string {
  if (level === '国家级') return '财政部'
  if (level === '省级') return '省财政厅'
  return level === '市级' ? '市财政局' : `${region}财政局`
}

/** Parts of a declaration that say whose turn it is. Times are ISO strings. */
export interface Turned {
  status: DeclarationStatus
  department: string
  level: string
  /** Begin of the current step. */
  since: string
  /** Deadline of the enterprise, or day of the payment, which the city states itself. */
  dueDate?: string
}

/** Turn in a course: who has the declaration, in which step, and until when by working days (ISO). */
export interface Turn {
  handler: Handler
  /** Office; the enterprise has no name here. */
  office: string
  nodeName: string
  due: string
}

/** Returns whose turn it is with a declaration; undefined for a draft and for one that has ended. */
export function turnOf({ status, department, level, since, dueDate }: Turned): Turn | undefined {
  const step = (courseSteps as Partial<Record<DeclarationStatus, CourseStep>>)[status]
  if (!step) return undefined
  const handler = handlerOf(status)
  // Publicity counts its first day (records, "Public notice 项目公示").
  const end = status === '公示中' ? workdaysFrom : workdaysAfter
  return {
    handler,
    office: handler === 'finance' ? treasuryOf(level) : department,
    nodeName: step.nodeName,
    due: dueDate ?? end(since, step.limitDays),
  }
}
