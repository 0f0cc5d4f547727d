/** The steps of a declaration, as addresses name them. */
export const stepKeys = ['company', 'project', 'materials', 'review'] as const
export type StepKey = (typeof stepKeys)[number]
