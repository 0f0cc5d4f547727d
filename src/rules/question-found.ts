import { type Fit, fitOf, foundBy } from '#lib/search/fit.ts'
import { byFit, ranked, rankOf } from '#lib/search/rank.ts'
import { type Term, understand } from '#lib/search/understand.ts'

/** Searchable parts of a question of the knowledge base (智能问答). */
export interface SearchedQuestion {
  content: string
  category: string
  keywords: readonly string[]
  answerHtml: string
  viewCount: number
}

/** Minimum score of a question whose answer is given directly, and its minimum lead over the next one. */
const SURE_SCORE = 0.75
const SURE_LEAD = 0.019
/** Minimum score that suffices with a large lead, because a long sentence contains much besides its topic. */
const CLEAR_SCORE = 0.5
const CLEAR_LEAD = 0.15
/** Score lost for each topic word of the question that was not asked. */
const OFF_TOPIC_COST = 0.06
/** Minimum score of a suggested question, if the text names a topic. */
const SIMILAR_SCORE = 0.4
/** Worth above which a way is a synonym; those below are related words. */
const SYNONYM_WORTH = 0.5
/** Weight above which a term names a topic; 申报 and 材料 alone do not. */
const TOPIC_WEIGHT = 0.5
/** Minimum score of a question suggested below an answer, and maximum number of them. */
const RELATED_SCORE = 0.4
const MAX_RELATED = 3

/** Builds the searchable texts of a question. */
export const questionFound = ({ content, category, keywords, answerHtml }: SearchedQuestion) =>
  foundBy(content, [category, ...keywords], answerHtml)

/** Compares by views, the most read first. */
export const mostRead = (a: SearchedQuestion, b: SearchedQuestion) => b.viewCount - a.viewCount

interface FoundQuestion<Q> {
  row: Q
  fit: Fit
}

/**
 * Returns the questions similar to a text, the best first, of equal ones the more read first; the city and
 * the device use the same rule. Empty if none is similar.
 */
export const questionsLike = <Q extends SearchedQuestion>(
  all: readonly Q[],
  asked: string,
): FoundQuestion<Q>[] => {
  const least = saysMuch(asked) ? SIMILAR_SCORE : 0
  return ranked([...all].sort(mostRead), asked, questionFound).filter(({ fit }) => fit.score >= least)
}

/**
 * Lowers the fit of a question for topics that were not asked, because they make it another question: 厂房出租 is
 * not answered by 租赁的厂房可以办理环评吗, nor 我要投诉 by the requirements of a complaint about late payment.
 */
function asAnswer(asked: string, question: string, fit: Fit): Fit {
  const askedWords = new Set(understand(asked).terms.flatMap(sameWords))
  const offTopic = understand(question).terms.filter(
    (term) =>
      term.weight > TOPIC_WEIGHT &&
      term.ways.length > 1 &&
      !sameWords(term).some((word) => askedWords.has(word)),
  )
  return { ...fit, score: fit.score - offTopic.length * OFF_TOPIC_COST }
}

const sameWords = ({ ways }: Term) =>
  ways.filter(({ worth }) => worth > SYNONYM_WORTH).map(({ text }) => text)

/** Normalises a question: removes blanks and signs, which do not change its meaning. */
const normalised = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Returns the question that was certainly meant: an identical one, or a similar one with a lead over the
 * next. Undefined in doubt.
 * @param found result of {@link questionsLike} for `asked`
 */
export function surelyAsked<Q extends SearchedQuestion>(
  found: readonly FoundQuestion<Q>[],
  asked: string,
): FoundQuestion<Q> | undefined {
  const same = found.find(({ row }) => normalised(row.content) === normalised(asked))
  if (same) return same
  if (!saysMuch(asked)) return undefined
  const [best, next] = found
    .map(({ row, fit }) => ({ row, fit: asAnswer(asked, row.content, fit) }))
    .sort((a, b) => rankOf(a.fit) - rankOf(b.fit) || b.fit.score - a.fit.score)
  if (!best) return undefined
  const { score } = best.fit
  const ahead = score - (next?.fit.score ?? 0)
  if (score >= SURE_SCORE && ahead >= SURE_LEAD) return best
  // Rejects a text that consists mostly of unknown words (漏水, 房东), because a question on the known one (厂房)
  // is no answer.
  const { terms } = understand(asked)
  const isKnown = terms.filter(({ ways }) => ways.length > 1).length * 2 >= terms.length
  return isKnown && score >= CLEAR_SCORE && ahead >= CLEAR_LEAD ? best : undefined
}

/** Returns true if a text names a topic; 政策 and 申报 alone do not. */
export const saysMuch = (asked: string): boolean =>
  understand(asked).terms.some(({ weight }) => weight > TOPIC_WEIGHT)

/** Returns at most three questions similar to an answered one, the closest first, without that one. */
export function questionsNear<Q extends SearchedQuestion>(all: readonly Q[], answered: string): Q[] {
  return questionsLike(all, answered)
    .filter(({ row, fit }) => normalised(row.content) !== normalised(answered) && fit.score >= RELATED_SCORE)
    .slice(0, MAX_RELATED)
    .map(({ row }) => row)
}

/** Returns the one of two questions that matches the text better; the first of equal ones. */
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
