import { moneyText, priceText, rangeText } from '#lib/money.ts'
import type { Kind } from './kinds.ts'

/** Fields of a record that give its amount, in 元. */
interface Amounts {
  budgetType?: string
  budgetMin?: number
  budgetMax?: number
  price?: number
  priceUnit?: string
}

/** Returns the budget of a demand or the price of a supply as text: 5–10 万元, 1,280 元/台, 面议. */
export function amountText(
  kind: Kind,
  { budgetType, budgetMin, budgetMax, price, priceUnit }: Amounts,
): string {
  if (kind === 'supply') return budgetType === '面议' ? '价格面议' : priceText(price, priceUnit)
  if (budgetType === '面议' || budgetMin === undefined) return '预算面议'
  return budgetMax === undefined ? moneyText(budgetMin) : rangeText(budgetMin, budgetMax)
}
