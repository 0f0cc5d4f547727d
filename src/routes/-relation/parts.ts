/** The two parts of an enterprise's record that can be edited, each by itself. */
export const parts = ['basic', 'facts'] as const
export type Part = (typeof parts)[number]
