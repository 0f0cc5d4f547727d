import type { PolicyDetail } from '#api/policy.ts'
import { moneyText } from '#lib/money.ts'

type Budget = NonNullable<PolicyDetail['budget']>

/** Share of a budget below which the rest is scarce. */
const SCARCE = 0.1

/** Returns true if at most a tenth of a budget is left. */
export const isScarce = ({ total, used }: Budget): boolean => total - used <= total * SCARCE

/** Formats the use of a budget: 已用 1,260 万元，共 2,000 万元，剩余 740 万元; 已用完 where none is left. */
export function budgetText({ total, used }: Budget): string {
  if (used >= total) return `共 ${moneyText(total)}，已用完`
  if (used === 0) return `共 ${moneyText(total)}，尚未使用`
  return `已用 ${moneyText(used)}，共 ${moneyText(total)}，剩余 ${moneyText(total - used)}`
}
