import { pairsOf, shareOf } from '#lib/relevance.ts'

/** Searchable parts of a frequently asked question. */
export interface SearchedProblem {
  id: string
  tagId: string
  tagName: string
  question: string
  department: string
  answerHtml: string
  viewCount: number
  hot: boolean
}

/**
 * Minimum shares of the typed text that must occur in a question, or in question and answer together, to be
 * suggested.
 */
const QUESTION_SHARE = 0.4
const TOTAL_SHARE = 0.7
/**
 * Number of pairs in a question that form a term of about four characters: enough to suggest it for a longer
 * title.
 */
const TERM_PAIRS = 3
/** Maximum number of answers suggested while a person types. */
const MAX_ANSWERS = 3

/** Returns the text of an answer without its markup. */
export const answerText = (html: string): string =>
  html
    .replace(/<\/(p|li|h\d)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .trim()

/** Compares by views, the most read first. */
export const byViews = (a: SearchedProblem, b: SearchedProblem) => b.viewCount - a.viewCount

/** Returns the hot questions, the most read first. */
export const hotProblems = <P extends SearchedProblem>(all: readonly P[]): P[] =>
  all.filter((one) => one.hot).sort(byViews)

/** Returns the tags in the order of their first question, with the number of questions of each. */
export function problemTags(
  all: readonly SearchedProblem[],
): { tagId: string; tagName: string; count: number }[] {
  const tags = new Map<string, { tagId: string; tagName: string; count: number }>()
  for (const { tagId, tagName } of all) {
    tags.set(tagId, { tagId, tagName, count: (tags.get(tagId)?.count ?? 0) + 1 })
  }
  return [...tags.values()]
}

/**
 * Pairs of characters of a question, and of question and answer; cached, so that each typed letter costs
 * little.
 */
const pairs = new WeakMap<SearchedProblem, { question: ReadonlySet<string>; whole: ReadonlySet<string> }>()

function pairsIn(one: SearchedProblem) {
  const known = pairs.get(one)
  if (known) return known
  const question = pairsOf(one.question)
  const computed = { question, whole: new Set([...question, ...pairsOf(answerText(one.answerHtml))]) }
  pairs.set(one, computed)
  return computed
}

/** Returns at most three questions, the closest first, that may answer the typed text. */
export function answersFor<P extends SearchedProblem>(all: readonly P[], text: string): P[] {
  const wanted = pairsOf(text)
  return all
    .map((one) => {
      const { question, whole } = pairsIn(one)
      return { one, inQuestion: shareOf(wanted, question), inAll: shareOf(wanted, whole) }
    })
    .filter(
      ({ inQuestion, inAll }) =>
        inQuestion >= QUESTION_SHARE || inAll >= TOTAL_SHARE || inQuestion * wanted.size >= TERM_PAIRS - 0.5,
    )
    .sort((a, b) => b.inQuestion + b.inAll - (a.inQuestion + a.inAll) || byViews(a.one, b.one))
    .slice(0, MAX_ANSWERS)
    .map(({ one }) => one)
}

/** Returns questions similar to a given one, the closest first: by its words, or at least of the same tag. */
export function problemsLike<P extends SearchedProblem>(
  all: readonly P[],
  of: SearchedProblem,
  count: number,
): P[] {
  const wanted = pairsOf(of.question)
  return all
    .filter((one) => one.id !== of.id)
    .map((one) => ({ one, fit: shareOf(wanted, pairsIn(one).whole) + (one.tagId === of.tagId ? 0.3 : 0) }))
    .filter(({ fit }) => fit >= 0.3)
    .sort((a, b) => b.fit - a.fit || byViews(a.one, b.one))
    .slice(0, count)
    .map(({ one }) => one)
}
