import { type QueryKey, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useLastPage } from '#offline/useLastPage.ts'
import { wordsOf } from './answer.ts'
import { useKeptRows } from './useKeptRows.ts'

/**
 * Queries a page of a list; the previous page stays, dimmed, until the next arrives. Offline, a keyword is searched in
 * the rows kept on this device.
 */
export function useListQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): UseQueryResult<Data> {
  const answer = useQuery<Data, Error, Data, Key>({ ...options, ...(useLastPage() as object) })
  const isOfflineSearch = answer.isPaused && answer.data === undefined && wordsOf(options.queryKey) !== ''
  const kept = useKeptRows(isOfflineSearch ? options.queryKey : undefined)
  if (!isOfflineSearch || kept === undefined) return answer
  // Shown as loading until the search of the kept rows is done.
  if (kept === 'looking') return { ...answer, isPaused: false }
  return { ...answer, data: kept.data as Data, dataUpdatedAt: kept.at } as UseQueryResult<Data>
}
