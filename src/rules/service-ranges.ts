/** Price ranges in the filters of the service lists, in 元; a missing bound is open. */
export const serviceRanges = [
  { label: '1000 元以下', value: '0-1000' },
  { label: '1000 至 1 万元', value: '1000-10000' },
  { label: '1 万至 5 万元', value: '10000-50000' },
  { label: '5 万元以上', value: '50000-' },
] as const

/** Maximum days of a service, and minimum scores, in these filters. */
export const serviceSpans = [7, 15, 30, 90] as const
export const leastScores = [4, 3] as const

/** Label of a provider that states a qualification. */
export const QUALIFIED = '有资质证书'
