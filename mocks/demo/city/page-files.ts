/** Stands in for the console's pages, which the demonstration has not. */
export const pages: Record<string, string> = {}
export const pageFile = (): Promise<undefined> => Promise.resolve(undefined)
