import type { Product } from '#api/serve-product.ts'
import { moneyText, rangeText } from '#lib/money.ts'

/** 1,280 元/台, or 价格面议 where no price (in 元) is said. */
export function priceText(price: number | undefined, unit: string | undefined): string {
  if (price === undefined) return '价格面议'
  return unit ? `${moneyText(price)}/${unit.replace(/^元?\//, '')}` : moneyText(price)
}

/** What a service costs, by its way of reckoning. */
export function servicePriceText({
  priceMode,
  priceMin,
  priceMax,
}: Pick<Product, 'priceMode' | 'priceMin' | 'priceMax'>): string {
  if (priceMode === '免费') return '免费'
  if (priceMin === undefined) return '价格面议'
  return rangeText(priceMin, priceMax ?? priceMin)
}
