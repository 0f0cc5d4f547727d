import { queryOptions } from '@tanstack/react-query'
import { appeal } from '#api/appeal.ts'
import { queryClient } from '#api/call/client.ts'
import type { Data } from '#api/call/endpoint.ts'
import { query } from '#api/call/query.ts'
import type { Problem } from '#api/problem.ts'

/** Maximum records of one answer (specification, section 9). */
export const MAX_RECORDS = 999
/** Milliseconds before the questions are refetched: a day. */
export const STALE_TIME = 86_400_000

/**
 * Returns query options for all frequently asked questions with answers, some 70 KB. The answer is cached on the device
 * like any other, so the questions can be searched without a network. Create the options for each use, because that
 * validates the restored answer. Fetched ahead in a quiet moment (14 KB in transfer) and searched by the city's rule
 * (rules/problem-search.ts), so that no index is needed. Price: fetched without asking, except where the person saves
 * data.
 */
export const allProblemsQuery = () =>
  queryOptions({
    ...query(appeal.problemsByTag, { query: { part: 'whole', size: MAX_RECORDS } }),
    staleTime: STALE_TIME,
  })

/** Returns the questions of an answer that include the answer's text. */
export const wholeProblems = (answer: Data<typeof appeal.problemsByTag>): Problem[] =>
  answer.records.flatMap(({ answerHtml, relatedPolicyIds, ...brief }) =>
    answerHtml === undefined ? [] : [{ ...brief, answerHtml, relatedPolicyIds: relatedPolicyIds ?? [] }],
  )

const memo = new WeakMap<object, Problem[]>()

/** Returns all cached questions synchronously and without a request; empty before the first answer. */
export function keptProblems(): Problem[] {
  const answer = queryClient.getQueryData(allProblemsQuery().queryKey)
  if (!answer) return []
  const known = memo.get(answer) ?? wholeProblems(answer)
  memo.set(answer, known)
  return known
}
