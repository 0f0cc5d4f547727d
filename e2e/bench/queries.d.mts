/** Typical search queries */
export const queries: string[]
