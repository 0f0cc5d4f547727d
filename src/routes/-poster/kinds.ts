/** What there are posters of; the first unless the address says another. */
export const posterKinds = ['policy', 'activity', 'service', 'market'] as const
export type PosterKind = (typeof posterKinds)[number]
