import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '#api/call/client.ts'
import { query } from '#api/call/query.ts'
import { qa, type Question } from '#api/qa.ts'
import { MAX_RECORDS, STALE_TIME } from './problems.ts'

/** A question with its answer, search words and links. */
type WholeQuestion = Omit<Question, 'answerHtml'> & {
  answerHtml: string
  keywords: readonly string[]
  links: readonly { name: string; href: string }[]
}

/**
 * Returns query options for all questions of the assistant with answers, some 60 KB (15 KB in transfer). The answer is
 * cached on the device like any other, so that 小易 answers without a network by the city's rule. Create the options for
 * each use, because that validates the restored answer.
 */
export const allQuestionsQuery = () =>
  queryOptions({
    ...query(qa.page, { query: { part: 'whole', size: MAX_RECORDS } }),
    staleTime: STALE_TIME,
  })

const memo = new WeakMap<object, WholeQuestion[]>()

/** Returns all cached questions with answers synchronously and without a request, and the time of the city's answer. */
export function keptQuestions(): { questions: readonly WholeQuestion[]; at: number } {
  const { queryKey } = allQuestionsQuery()
  const state = queryClient.getQueryState(queryKey)
  const answer = queryClient.getQueryData(queryKey)
  if (!state || !answer) return { questions: [], at: Infinity }
  const questions =
    memo.get(answer) ??
    answer.records.flatMap(({ answerHtml, keywords = [], links = [], ...brief }) =>
      answerHtml === undefined ? [] : [{ ...brief, answerHtml, keywords, links }],
    )
  memo.set(answer, questions)
  return { questions, at: state.dataUpdatedAt }
}
