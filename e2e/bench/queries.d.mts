/** What people type. */
export const queries: string[]
