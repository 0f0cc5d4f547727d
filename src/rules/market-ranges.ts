/** The ranges of prices that the market counts and offers, in 元 for one unit; open at one end where that is missing. */
export const priceRanges = [
  { label: '100 元以下', value: '0-100' },
  { label: '100 至 1,000 元', value: '100-1000' },
  { label: '1,000 元–1 万元', value: '1000-10000' },
  { label: '1 万至 10 万元', value: '10000-100000' },
  { label: '10 万元以上', value: '100000-' },
] as const

/** Whether a price is said at all. */
export const priceModes = ['有价', '面议'] as const

/** Days of delivery, as the market counts and offers them. */
export const deliverySpans = [3, 7, 15, 30] as const

/** The prices of a range in 元, ends included. */
export function boundsOf(range: string): { from: number; to: number } {
  const [from = '', to = ''] = range.split('-')
  return { from: Number(from), to: to ? Number(to) : Infinity }
}
