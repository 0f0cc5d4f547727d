import { useQuery } from '@tanstack/react-query'
import { appeal } from '#api/appeal.ts'
import { query } from '#api/call/query.ts'
import { allProblemsQuery } from '#offline/problems.ts'

/**
 * Queries a page of the user's own appeals with the parameters of the appeal list: the newest, which every device
 * keeps, or an open group, because open appeals may be older than the ten newest.
 */
export const ownAppealsQuery = (group?: 'pending' | 'processing') =>
  query(appeal.page, { query: { current: 1, size: 10, group } })

/**
 * Loads once the data that titles are compared with on the device: the frequent questions and the user's own open
 * appeals.
 */
export function useSuggestionData() {
  const problems = useQuery(allProblemsQuery())
  const appeals = [
    useQuery(ownAppealsQuery()),
    useQuery(ownAppealsQuery('pending')),
    useQuery(ownAppealsQuery('processing')),
  ]
  return {
    /** Time of the questions' last answer in milliseconds; 0 before the first. */
    problemsUpdatedAt: problems.dataUpdatedAt,
    /** Time of the appeals' last answer in milliseconds; 0 before the first. */
    appealsUpdatedAt: Math.max(...appeals.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    /** Queries that a form which begins with a title waits for. */
    queries: [problems, ...appeals],
  }
}
