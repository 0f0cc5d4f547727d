import { moneyText, priceText, rangeText } from '#lib/money.ts'
import type { Kind } from './kinds.ts'

/** What of a record its amount follows from; in 元. */
interface Amounts {
  budgetType?: string
  budgetMin?: number
  budgetMax?: number
  price?: number
  priceUnit?: string
}

/** A demand's budget or a supply's price in words: 5–10 万元, 1,280 元/台, 面议. */
export function amountText(
  kind: Kind,
  { budgetType, budgetMin, budgetMax, price, priceUnit }: Amounts,
): string {
  if (kind === 'supply') return budgetType === '面议' ? '价格面议' : priceText(price, priceUnit)
  if (budgetType === '面议' || budgetMin === undefined) return '预算面议'
  return budgetMax === undefined ? moneyText(budgetMin) : rangeText(budgetMin, budgetMax)
}
