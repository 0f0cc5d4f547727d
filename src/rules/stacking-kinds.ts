// Keeps the words apart from the search, because every page loads the contracts that name them.

/**
 * Kinds of limits on support from several policies: one expenditure is paid once (同一支出不重复享受), one policy of a group
 * (同组择一), one sum a year from all policies of a fund (年度限额).
 */
export const stackingKinds = ['同一支出', '同组择一', '年度限额'] as const
export type StackingKind = (typeof stackingKinds)[number]
