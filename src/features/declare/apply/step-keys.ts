/** Steps of a declaration, as named in addresses. */
export const stepKeys = ['company', 'project', 'materials', 'review'] as const
export type StepKey = (typeof stepKeys)[number]
