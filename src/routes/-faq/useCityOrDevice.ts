import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { ApiError } from '#api/call/error.ts'
import type { Problem } from '#api/problem.ts'
import type { Loading } from '#blocks/Loaded.tsx'
import { allProblemsQuery, wholeProblems } from '#offline/problems.ts'

/**
 * Returns the city's answer, fresh or cached; until it is loaded, or if it cannot be, the same found among all
 * questions on this device. Those are fetched once the page's own answer has been loaded.
 * @param find finds the answer among all questions; undefined if it is not among them
 */
export function useCityOrDevice<Data>(
  city: UseQueryResult<Data>,
  find: (all: Problem[]) => Data | undefined,
): Loading<Data> {
  const all = useQuery({ ...allProblemsQuery(), enabled: !city.isLoading })
  const refused = city.error instanceof ApiError && city.error.missing
  if ((city.data !== undefined && !city.isPlaceholderData) || refused || !all.data) return city
  const data = find(wholeProblems(all.data))
  if (data === undefined) return city
  const { error, isFetching, isPaused, failureReason, refetch } = city
  return { data, error, isFetching, isPaused, failureReason, refetch, dataUpdatedAt: all.dataUpdatedAt }
}
