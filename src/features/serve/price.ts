import type { Product } from '#api/serve-product.ts'
import { rangeText } from '#lib/money.ts'

/** Returns the price of a service as text, by its price mode. */
export function servicePriceText({
  priceMode,
  priceMin,
  priceMax,
}: Pick<Product, 'priceMode' | 'priceMin' | 'priceMax'>): string {
  if (priceMode === '免费') return '免费'
  if (priceMin === undefined) return '价格面议'
  return rangeText(priceMin, priceMax ?? priceMin)
}
