import { foundBy } from '#lib/search/fit.ts'
import { searchRows } from '#lib/search/rank.ts'
import { answerText, byViews, type SearchedProblem } from './problem-search.ts'

/** Search for questions: by tag, by words, or both. */
interface ProblemsAsked {
  tagId?: string
  keyword?: string
}

/**
 * Returns the questions that match, the best first; the city and the device use the same rule. Without words,
 * sorts by views.
 */
export const searchProblems = <P extends SearchedProblem>(
  all: readonly P[],
  { tagId, keyword = '' }: ProblemsAsked,
): P[] =>
  searchRows(all.filter((one) => !tagId || one.tagId === tagId).sort(byViews), keyword, (one) =>
    foundBy(one.question, [one.tagName, one.department], answerText(one.answerHtml)),
  )
