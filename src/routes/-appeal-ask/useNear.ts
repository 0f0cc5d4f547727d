import { useQuery } from '@tanstack/react-query'
import { appeal } from '#api/appeal.ts'
import { query } from '#api/call/query.ts'
import { allProblemsQuery } from '#offline/problems.ts'

/**
 * Asks for a page of one's own appeals, as their list does: the newest, which every device keeps, and those that are open
 * still, which may lie behind ten newer ones.
 */
const mine = (group?: 'pending' | 'processing') =>
  query(appeal.page, { query: { current: 1, size: 10, group } })

/**
 * What a title is compared with, asked for once and searched where it rests: the frequent questions, and one's own open
 * appeals.
 */
export function useNear() {
  const problems = useQuery(allProblemsQuery())
  const appeals = [useQuery(mine()), useQuery(mine('pending')), useQuery(mine('processing'))]
  return {
    /** When the questions came, in milliseconds; 0 where they have not. */
    problems: problems.dataUpdatedAt,
    /** The same of the appeals. */
    mine: Math.max(...appeals.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    /** What a form that begins with a title waits for. */
    queries: [problems, ...appeals],
  }
}
