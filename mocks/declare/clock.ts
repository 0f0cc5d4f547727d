import type { DeclarationStatus } from '#api/declaration.ts'
import { workdaysAfter, workdaysFrom } from '#rules/workdays.ts'
import type { World } from '#mocks/city.ts'
import { benefitNow } from './benefits.ts'
import { move } from './rules.ts'
import { steps } from './states.ts'
import type { DeclarationRow } from './tables.ts'

/** Step that the clock takes, with its time in milliseconds. */
interface DueStep {
  to: DeclarationStatus
  at: number
  reason?: string
}

/** Reason stored for a benefit that was not confirmed in time; silence never counts as a confirmation. */
const unconfirmed = '未在期限内确认享受意愿，本批次不再兑付'

/** Returns the next step of the clock for a declaration; undefined if the declaration waits for somebody. */
function nextStepOf(row: DeclarationRow): DueStep | undefined {
  const due = row.dueDate ? Date.parse(row.dueDate) : Infinity
  if (row.status === '待补正') return { to: '逾期作废', at: due, reason: '未在补正期限内提交，申报作废' }
  if (row.status === '意愿确认') return { to: '逾期未确认', at: due, reason: unconfirmed }
  const since = Date.parse(row.updateTime)
  const limitDays = steps[row.status]?.limitDays ?? 0
  // No objections are simulated, so a declaration in publicity passes at the end of its last day.
  if (row.status === '公示中') return { to: '已通过', at: Date.parse(workdaysFrom(since, limitDays)) }
  if (row.type !== 'apply-msjx') return undefined
  const limit = Date.parse(workdaysAfter(since, limitDays))
  if (row.status === '系统比对') return { to: '精准推送', at: limit }
  if (row.status === '精准推送') return { to: '意愿确认', at: limit }
  if (row.status === '自动兑付')
    return { to: '公示归档', at: Math.max(since, Date.parse(row.payout?.payDate ?? row.updateTime)) }
  return undefined
}

/**
 * Performs what is due by the world's clock: declarations not corrected or confirmed in time end, those in publicity
 * pass, and application-free benefits move from stage to stage.
 */
export function runDueActions(world: World): void {
  const now = world.now()
  for (const row of world.db.benefit.getAll()) {
    const { stage, paidCount, fundUsed } = benefitNow(row, now)
    if (stage !== row.stage) world.db.benefit.change(row.id, { stage, paidCount, fundUsed })
  }
  for (const stored of world.db.declaration.getAll()) {
    let row = stored
    for (let next = nextStepOf(row); next && next.at < now; next = nextStepOf(row)) {
      const time = new Date(next.at).toISOString()
      const dueDate = next.to === '意愿确认' ? dueFor(world, row, next.at) : undefined
      row = move(world, row, next.to, { reason: next.reason, dueDate }, { time })
    }
  }
}

/**
 * Returns the deadline for confirming a benefit: the item's date, or undefined for the usual days if that date has
 * passed.
 */
function dueFor(world: World, row: DeclarationRow, from: number): string | undefined {
  const { confirmDeadline = '' } = world.db.benefit.find(row.itemId) ?? {}
  return Date.parse(confirmDeadline) > from ? confirmDeadline : undefined
}
