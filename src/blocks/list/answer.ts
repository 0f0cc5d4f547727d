import type { QueryKey } from '@tanstack/react-query'

/** Page of a list, answered by the city or assembled from rows kept on this device. */
export interface ListAnswer<Row> {
  records: readonly Row[]
  /** Records on all pages. */
  total: number
  pages: number
  /** Number of records searched on this device, if they were searched in place of the city's. */
  seen?: number
}

/** Returns the keyword of a list's query key: `[area, name, input]`. */
export const wordsOf = (queryKey: QueryKey): string =>
  (queryKey[2] as { query?: { keyword?: string } } | undefined)?.query?.keyword?.trim() ?? ''
