/** The ranges of prices that the lists of services count and offer, in 元; open at one end where that is missing. */
export const serviceRanges = [
  { label: '1000 元以下', value: '0-1000' },
  { label: '1000 至 1 万元', value: '1000-10000' },
  { label: '1 万至 5 万元', value: '10000-50000' },
  { label: '5 万元以上', value: '50000-' },
] as const

/** Days within which something is done, and least scores, as they count and offer them. */
export const serviceSpans = [7, 15, 30, 90] as const
export const leastScores = [4, 3] as const

/** What is said of who names a qualification. */
export const QUALIFIED = '有资质证书'
