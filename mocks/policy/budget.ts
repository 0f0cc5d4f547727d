import type { PolicyDetail } from '#api/policy.ts'
import { isoDay } from '#lib/dates.ts'
import { randomOf } from '#mocks/random.ts'
import { officeTime } from './days.ts'
import type { PolicyRow } from './tables.ts'

const STEP = 500_000
/** Days in which a budget without a window is used up: a year. */
const YEAR_DAYS = 365
const DAY = 86_400_000

/**
 * Returns the budget of a policy that pays money and its use up to the last office day: it falls with the time since the
 * applications opened. Two in five policies publish none.
 */
export function budgetOf(one: PolicyRow, now: number): PolicyDetail['budget'] {
  const random = randomOf(`money ${one.id}`)
  const { amountMax = 0, validity, applyStart, applyEnd, effectiveDate } = one
  if (amountMax === 0 || validity !== '有效' || random.chance(0.4)) return undefined
  const total = Math.ceil((amountMax * random.whole(12, 60)) / STEP) * STEP
  const asOf = officeTime(now, -1, '18:00:00')
  const start = Date.parse(applyStart ?? effectiveDate)
  const end = applyEnd === undefined ? start + YEAR_DAYS * DAY : Date.parse(applyEnd)
  const passed = Math.min(1, Math.max(0, (Date.parse(asOf) - start) / Math.max(DAY, end - start)))
  const used = Math.floor((total * passed * (0.5 + random.next() * 0.6)) / 10_000) * 10_000
  return { total, used: Math.min(total, used), asOf: isoDay(asOf) }
}
