import { type QueryKey, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useLastPage } from '#offline/useLastPage.ts'

/** One page of a list, as the city answers and as a page may make it of what this device keeps. */
export interface ListAnswer<Row> {
  records: readonly Row[]
  /** Records on all pages together. */
  total: number
  pages: number
}

/** Asks for a page of a list; the page before stays, dimmed, until the next is there. */
export const useListQuery = <Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): UseQueryResult<Data> => useQuery<Data, Error, Data, Key>({ ...options, ...(useLastPage() as object) })
