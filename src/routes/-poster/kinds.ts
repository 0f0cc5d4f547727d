/** Kinds of record that have a poster; the first is the default. */
export const posterKinds = ['policy', 'activity', 'service', 'market'] as const
export type PosterKind = (typeof posterKinds)[number]
