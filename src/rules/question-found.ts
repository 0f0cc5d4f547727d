import { type Fit, fitOf, foundBy } from '#lib/search/fit.ts'
import { byFit, ranked, rankOf } from '#lib/search/rank.ts'
import { type Term, understand } from '#lib/search/understand.ts'

/** What a question of the knowledge base (智能问答) is found by. */
export interface SearchedQuestion {
  content: string
  category: string
  keywords: readonly string[]
  answerHtml: string
  viewCount: number
}

/** How well a question must fit what was asked before its answer is given unasked, and by how much better than the next. */
const SURE = 0.75
const AHEAD = 0.019
/** How well one must fit that leads so far that the others are no rivals: a long sentence says much besides. */
const FAIR = 0.5
const FAR_AHEAD = 0.15
/** What a question loses for each word of the field that says what it is about and was not asked. */
const BESIDE = 0.06
/** How well a question must fit to be offered to who says what it is about. */
const ALIKE = 0.4
/** From what worth on a way says the same: those below lead elsewhere. */
const SAME = 0.5
/** What a term weighs that says what is asked about: 申报 and 材料 alone name no question. */
const SAYS = 0.5
/** How well a question must fit another one to be offered below its answer, and how many are at most. */
const NEAR = 0.4
const OTHERS = 3

/** What a question is found by. */
export const questionFound = ({ content, category, keywords, answerHtml }: SearchedQuestion) =>
  foundBy(content, [category, ...keywords], answerHtml)

/** Orders the most read first. */
export const mostRead = (a: SearchedQuestion, b: SearchedQuestion) => b.viewCount - a.viewCount

interface FoundQuestion<Q> {
  row: Q
  fit: Fit
}

/**
 * Returns the questions that are like what was asked, the best first, the more read of two equals first: the rule of the
 * city and of the device. None where nothing is like it.
 */
export const questionsLike = <Q extends SearchedQuestion>(
  all: readonly Q[],
  asked: string,
): FoundQuestion<Q>[] => {
  const least = saysMuch(asked) ? ALIKE : 0
  return ranked([...all].sort(mostRead), asked, questionFound).filter(({ fit }) => fit.score >= least)
}

/**
 * A fit as it is worth for an answer: what a question is about besides what was asked makes it another one. 厂房出租 is
 * not answered by 租赁的厂房可以办理环评吗, nor 我要投诉 by what a complaint about late payment needs.
 */
function asAnswer(asked: string, question: string, fit: Fit): Fit {
  const said = new Set(understand(asked).terms.flatMap(sameWords))
  const besides = understand(question).terms.filter(
    (term) => term.weight > SAYS && term.ways.length > 1 && !sameWords(term).some((word) => said.has(word)),
  )
  return { ...fit, score: fit.score - besides.length * BESIDE }
}

const sameWords = ({ ways }: Term) => ways.filter(({ worth }) => worth > SAME).map(({ text }) => text)

/** A question without what does not change its meaning: blanks and signs. */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Returns the question that surely is what was asked: word for word, or a close one that is ahead of the next. Undefined
 * where there is doubt.
 * @param found as {@link questionsLike} returns them for `asked`
 */
export function surelyAsked<Q extends SearchedQuestion>(
  found: readonly FoundQuestion<Q>[],
  asked: string,
): FoundQuestion<Q> | undefined {
  const same = found.find(({ row }) => bare(row.content) === bare(asked))
  if (same) return same
  if (!saysMuch(asked)) return undefined
  const [best, next] = found
    .map(({ row, fit }) => ({ row, fit: asAnswer(asked, row.content, fit) }))
    .sort((a, b) => rankOf(a.fit) - rankOf(b.fit) || b.fit.score - a.fit.score)
  if (!best) return undefined
  const { score } = best.fit
  const ahead = score - (next?.fit.score ?? 0)
  if (score >= SURE && ahead >= AHEAD) return best
  // What is mostly said in words that nobody knows (漏水, 房东) is not answered by the one that somebody does (厂房).
  const { terms } = understand(asked)
  const isKnown = terms.filter(({ ways }) => ways.length > 1).length * 2 >= terms.length
  return isKnown && score >= FAIR && ahead >= FAR_AHEAD ? best : undefined
}

/** Whether a question says what it is about; 政策 and 申报 alone do not. */
export const saysMuch = (asked: string): boolean =>
  understand(asked).terms.some(({ weight }) => weight > SAYS)

/** Returns questions near one that was answered, three at most, the nearest first; not itself. */
export function questionsNear<Q extends SearchedQuestion>(all: readonly Q[], answered: string): Q[] {
  return questionsLike(all, answered)
    .filter(({ row, fit }) => bare(row.content) !== bare(answered) && fit.score >= NEAR)
    .slice(0, OTHERS)
    .map(({ row }) => row)
}

/** Returns the one of two questions that says what was asked better; the first of equals. */
export function closer<Q extends { question: string }>(
  asked: string,
  one: Q | undefined,
  other: Q | undefined,
): Q | undefined {
  if (!one || !other) return one ?? other
  const sense = understand(asked)
  const [fit, otherFit] = [one, other].map(({ question }) => {
    const found = fitOf(sense, foundBy(question))
    return found && asAnswer(asked, question, found)
  })
  if (!fit || !otherFit) return otherFit ? other : one
  return byFit(fit, otherFit) <= 0 ? one : other
}
