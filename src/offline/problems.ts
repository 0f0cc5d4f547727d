import { queryOptions } from '@tanstack/react-query'
import { appeal } from '#api/appeal.ts'
import { queryClient } from '#api/call/client.ts'
import type { Data } from '#api/call/endpoint.ts'
import { query } from '#api/call/query.ts'
import type { Problem } from '#api/problem.ts'

/** The most that one call answers (specification, section 9). */
export const ALL = 999
/** Milliseconds after which they are asked for again: a day. */
export const GOOD_FOR = 86_400_000

/**
 * Asks for all frequently asked questions with their answers, some 70 KB. The answer rests on the device like any
 * other; so the questions are found there too, also without a network. Made anew for each use, since what came back from
 * the device is checked then.
 */
export const allProblemsQuery = () =>
  queryOptions({
    ...query(appeal.problemsByTag, { query: { part: 'whole', size: ALL } }),
    staleTime: GOOD_FOR,
  })

/** Returns the questions of such an answer that came with all that an answer page needs. */
export const wholeProblems = (answer: Data<typeof appeal.problemsByTag>): Problem[] =>
  answer.records.flatMap(({ answerHtml, relatedPolicyIds, ...brief }) =>
    answerHtml === undefined ? [] : [{ ...brief, answerHtml, relatedPolicyIds: relatedPolicyIds ?? [] }],
  )

const made = new WeakMap<object, Problem[]>()

/** Returns all questions that this device keeps, at once and without asking; none where they have never come. */
export function keptProblems(): Problem[] {
  const answer = queryClient.getQueryData(allProblemsQuery().queryKey)
  if (!answer) return []
  const known = made.get(answer) ?? wholeProblems(answer)
  made.set(answer, known)
  return known
}
