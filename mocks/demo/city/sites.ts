/** Stands in for the pages of other sites, which the demonstration has not. */
export const sites: Record<string, string> = {}
export const siteFile = (): Promise<undefined> => Promise.resolve(undefined)
