import { foundBy } from '#lib/search/fit.ts'
import { searched } from '#lib/search/rank.ts'
import { answerText, byViews, type SearchedProblem } from './problem-search.ts'

/** What is looked for: a tag's questions, those of some words, or both. */
interface ProblemsAsked {
  tagId?: string
  keyword?: string
}

/**
 * Returns the questions that fit, the best first, by the rule that the city and the device share. Without words the
 * most read come first.
 */
export const searchProblems = <P extends SearchedProblem>(
  all: readonly P[],
  { tagId, keyword = '' }: ProblemsAsked,
): P[] =>
  searched(all.filter((one) => !tagId || one.tagId === tagId).sort(byViews), keyword, (one) =>
    foundBy(one.question, [one.tagName, one.department], answerText(one.answerHtml)),
  )
