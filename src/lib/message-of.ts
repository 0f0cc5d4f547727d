/** What an error of any kind says, for whoever reads it. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
