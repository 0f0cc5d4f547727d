import { pairsOf, shareOf } from '#lib/relevance.ts'

/** What one of the frequently asked questions is found by. */
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

/** How much of what is typed must stand in a question to be offered, and how much in question and answer together. */
const ALIKE = 0.4
const NEAR = 0.7
/** So many of its pairs in a question are a term of some four characters: enough in a title that says much besides. */
const TERM = 3
/** How many answers are offered while somebody types. */
const OFFERED = 3

/** The words of an answer without its markup. */
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

/** Orders the most read first. */
export const byViews = (a: SearchedProblem, b: SearchedProblem) => b.viewCount - a.viewCount

/** Returns those that are asked most, the most read first. */
export const hotProblems = <P extends SearchedProblem>(all: readonly P[]): P[] =>
  all.filter((one) => one.hot).sort(byViews)

/** Returns the tags in the order in which they come, with how many questions lie under each. */
export function problemTags(
  all: readonly SearchedProblem[],
): { tagId: string; tagName: string; count: number }[] {
  const tags = new Map<string, { tagId: string; tagName: string; count: number }>()
  for (const { tagId, tagName } of all) {
    tags.set(tagId, { tagId, tagName, count: (tags.get(tagId)?.count ?? 0) + 1 })
  }
  return [...tags.values()]
}

/** The pairs of characters of a question, and of it with its answer: made once, so that each letter typed costs little. */
const pairs = new WeakMap<SearchedProblem, { question: ReadonlySet<string>; whole: ReadonlySet<string> }>()

function pairsIn(one: SearchedProblem) {
  const known = pairs.get(one)
  if (known) return known
  const question = pairsOf(one.question)
  const made = { question, whole: new Set([...question, ...pairsOf(answerText(one.answerHtml))]) }
  pairs.set(one, made)
  return made
}

/** Returns the questions, three at most and the nearest first, that may answer what somebody begins to ask (`text`). */
export function answersFor<P extends SearchedProblem>(all: readonly P[], text: string): P[] {
  const wanted = pairsOf(text)
  return all
    .map((one) => {
      const { question, whole } = pairsIn(one)
      return { one, inQuestion: shareOf(wanted, question), inAll: shareOf(wanted, whole) }
    })
    .filter(
      ({ inQuestion, inAll }) =>
        inQuestion >= ALIKE || inAll >= NEAR || inQuestion * wanted.size >= TERM - 0.5,
    )
    .sort((a, b) => b.inQuestion + b.inAll - (a.inQuestion + a.inAll) || byViews(a.one, b.one))
    .slice(0, OFFERED)
    .map(({ one }) => one)
}

/** Returns questions like one of them, the nearest first: by its words, and at least of its own tag. */
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
