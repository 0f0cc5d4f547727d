import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '#api/call/client.ts'
import { query } from '#api/call/query.ts'
import { qa, type Question } from '#api/qa.ts'
import { ALL, GOOD_FOR } from './problems.ts'

/** A question with its answer, the words it is found by, and where its answer leads on. */
type WholeQuestion = Omit<Question, 'answerHtml'> & {
  answerHtml: string
  keywords: readonly string[]
  links: readonly { name: string; href: string }[]
}

/**
 * Asks for all questions of the assistant with their answers, some 60 KB (15 on their way). The answer rests on the
 * device like any other, so that 小易 answers without a network by the rule of the city. Made anew for each use, since
 * what came back from the device is checked then.
 */
export const allQuestionsQuery = () =>
  queryOptions({
    ...query(qa.page, { query: { part: 'whole', size: ALL } }),
    staleTime: GOOD_FOR,
  })

const made = new WeakMap<object, WholeQuestion[]>()

/** Returns all questions that this device keeps with their answers, at once and without asking, and when the city gave them. */
export function keptQuestions(): { questions: readonly WholeQuestion[]; at: number } {
  const { queryKey } = allQuestionsQuery()
  const state = queryClient.getQueryState(queryKey)
  const answer = queryClient.getQueryData(queryKey)
  if (!state || !answer) return { questions: [], at: Infinity }
  const questions =
    made.get(answer) ??
    answer.records.flatMap(({ answerHtml, keywords = [], links = [], ...brief }) =>
      answerHtml === undefined ? [] : [{ ...brief, answerHtml, keywords, links }],
    )
  made.set(answer, questions)
  return { questions, at: state.dataUpdatedAt }
}
