import { type QueryKey, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useLastPage } from '#offline/useLastPage.ts'
import { wordsOf } from './answer.ts'
import { useKeptRows } from './useKeptRows.ts'

/**
 * Asks for a page of a list; the page before stays, dimmed, until the next is there. Words that are looked for without a
 * network are looked for among the rows that were seen here.
 */
export function useListQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): UseQueryResult<Data> {
  const asked = useQuery<Data, Error, Data, Key>({ ...options, ...(useLastPage() as object) })
  const isCut = asked.isPaused && asked.data === undefined && wordsOf(options.queryKey) !== ''
  const kept = useKeptRows(isCut ? options.queryKey : undefined)
  if (!isCut || kept === undefined) return asked
  // Shown as one that is on its way until it is known what there is.
  if (kept === 'looking') return { ...asked, isPaused: false }
  return { ...asked, data: kept.data as Data, dataUpdatedAt: kept.at } as UseQueryResult<Data>
}
