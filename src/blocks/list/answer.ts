import type { QueryKey } from '@tanstack/react-query'

/** One page of a list, as the city answers and as a page may make it of what this device keeps. */
export interface ListAnswer<Row> {
  records: readonly Row[]
  /** Records on all pages together. */
  total: number
  pages: number
  /** So many records were seen on this device, where they were searched in place of the city's. */
  seen?: number
}

/** The words that a list is asked for, of what it asks the city: `[area, name, input]`. */
export const wordsOf = (queryKey: QueryKey): string =>
  (queryKey[2] as { query?: { keyword?: string } } | undefined)?.query?.keyword?.trim() ?? ''
