import type { DeclarationStatus } from '#api/declaration.ts'
import { courseSteps } from '#rules/declaration-course.ts'
import { workdaysAfter, workdaysFrom } from '#rules/workdays.ts'
import { type Act, courseOf, momentOf, type Turn } from '#mocks/schedule.ts'
import type { World } from '#mocks/city.ts'
import { benefitNow } from './benefits.ts'
import { publishListOf } from './notices.ts'
import { move, type Remarks } from './rules.ts'
import type { DeclarationRow } from './tables.ts'

/** Acts of the departments, each within its step's term; nobody refuses or returns a declaration by itself. */
const acts = [
  { from: '已提交', to: '已受理', who: '主管部门', days: 2, hour: 10 },
  { from: '已受理', to: '审核中', who: '主管部门', days: 4, hour: 15 },
  { from: '审核中', to: '评审中', who: '主管部门', days: 5, hour: 10 },
  { from: '评审中', to: '公示中', who: '主管部门', days: 10, hour: 9 },
  { from: '已通过', to: '兑付中', who: '主管部门', days: 6, hour: 11 },
  { from: '兑付中', to: '已兑付', who: '财政部门', days: 10, hour: 15 },
] as const satisfies Turn<DeclarationStatus>[]

export const schedule: Turn[] = [...acts]

/** Reasons stored with terms that end without the enterprise; silence never counts as a confirmation. */
const reasons: Partial<Record<DeclarationStatus, string>> = {
  逾期作废: '未在补正期限内提交，申报作废',
  逾期未确认: '未在期限内确认享受意愿，本批次不再兑付',
}

/** Returns the next act on a declaration; undefined if it has ended or is a draft. */
function next(world: World, row: DeclarationRow): Act | undefined {
  const { status, stepTime: since = row.updateTime } = row
  const turn = acts.find(({ from }) => from === status)
  if (turn)
    return {
      ...{ at: momentOf(world, since, turn), to: turn.to, by: 'people' },
      run() {
        const moved = move(world, row, turn.to)
        if (turn.to === '公示中') publishListOf(world, moved)
      },
    }
  const end = endOf(row, since)
  if (!end) return undefined
  const [to, term, remarks] = end
  return {
    ...{ at: Date.parse(term), to, by: 'term' },
    run: () => move(world, row, to, { reason: reasons[to], ...remarks?.(world) }),
  }
}

/** State that follows at the end of a term (ISO), and what the city remarks then. */
type TermEnd = [to: DeclarationStatus, term: string, remarks?: (world: World) => Remarks]

/** Returns the end of the term that a declaration is in. */
function endOf(row: DeclarationRow, since: string): TermEnd | undefined {
  const { status, dueDate, payout } = row
  if (status === '待补正') return dueDate ? ['逾期作废', dueDate] : undefined
  if (status === '意愿确认') return dueDate ? ['逾期未确认', dueDate] : undefined
  // No objections are simulated, so a declaration in publicity passes at the end of its last day.
  if (status === '公示中') return ['已通过', workdaysFrom(since, courseSteps.公示中.limitDays)]
  if (status === '系统比对') return ['精准推送', workdaysAfter(since, courseSteps.系统比对.limitDays)]
  if (status === '精准推送') {
    const dueDate = (world: World) => ({ dueDate: confirmedBy(world, row) })
    return ['意愿确认', workdaysAfter(since, courseSteps.精准推送.limitDays), dueDate]
  }
  const payDate = payout?.payDate ?? since
  return status === '自动兑付' ? ['公示归档', payDate > since ? payDate : since] : undefined
}

/**
 * Returns the deadline for confirming a benefit: the item's date, or undefined for the usual days if that date has
 * passed.
 */
function confirmedBy(world: World, row: DeclarationRow): string | undefined {
  const { confirmDeadline = '' } = world.db.benefit.find(row.itemId) ?? {}
  return Date.parse(confirmDeadline) > world.now() ? confirmDeadline : undefined
}

export const courses = [courseOf('declaration', next)]

/** Brings the stage and the payments of every application-free item up to the world's present. */
export function followBenefits(world: World): void {
  const now = world.now()
  for (const row of world.db.benefit.getAll()) {
    const { stage, paidCount, fundUsed } = benefitNow(row, now)
    if (stage !== row.stage) world.db.benefit.change(row.id, { stage, paidCount, fundUsed })
  }
}
