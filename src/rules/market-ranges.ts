/** Price ranges of the market's filter, in 元 for one unit; a missing bound is open. */
export const priceRanges = [
  { label: '100 元以下', value: '0-100' },
  { label: '100 至 1,000 元', value: '100-1000' },
  { label: '1,000 元–1 万元', value: '1000-10000' },
  { label: '1 万至 10 万元', value: '10000-100000' },
  { label: '10 万元以上', value: '100000-' },
] as const

/** Filter by whether a price is given. */
export const priceModes = ['有价', '面议'] as const

/** Days of delivery in the market's filter. */
export const deliverySpans = [3, 7, 15, 30] as const

/** Returns the bounds of a price range in 元, both inclusive. */
export function boundsOf(range: string): { from: number; to: number } {
  const [from = '', to = ''] = range.split('-')
  return { from: Number(from), to: to ? Number(to) : Infinity }
}
