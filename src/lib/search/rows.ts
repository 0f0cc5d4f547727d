import { made } from '#lib/made.ts'
import { cut, patternOf, type Piece } from '#lib/search-words.ts'
import { foundBy } from './fit.ts'
import { searched } from './rank.ts'
import { type Sense, understand } from './understand.ts'

/** What a row is found by, as it stands there. */
export interface RowWords {
  title: string
  /** What it is beside its title: kind, place, number. */
  facts?: readonly (string | undefined)[]
  text?: string
}

/** Finds those of some rows that fit what is looked for, in their order; all of them where nothing is. */
export const findRows = <Row>(
  rows: readonly Row[],
  looked: string,
  wordsOf: (row: Row) => RowWords,
): readonly Row[] =>
  searched(
    rows,
    looked,
    (row) => {
      const { title, facts, text } = wordsOf(row)
      return foundBy(title, facts, text)
    },
    true,
  )

/** Ways that are worth less lead elsewhere: they are no words for the same. */
const SAME_THING = 0.5

/**
 * A text with what is looked for marked: what was typed first, the longest word of it before the others, then in what is
 * left the words that mean the same. So 租金 is marked in 标准厂房租金, not 房租 across two words of it.
 */
export function markedPieces(text: string, looked: string): Piece[] {
  const sense = understand(looked)
  return made(patterns, sense, () => patternsOf(looked, sense)).reduce<Piece[]>(
    (marked, pattern) => marked.flatMap((piece) => (piece.hit ? piece : cut(piece.text, pattern))),
    [{ text, hit: false }],
  )
}

/** What is marked for a question, in its order: every row of a list is cut by the same. */
const patterns = new WeakMap<object, unknown>()

function patternsOf(looked: string, { terms }: Sense): (RegExp | undefined)[] {
  const typed = [looked, ...terms.map((one) => one.typed)].sort((a, b) => b.length - a.length)
  const meant = terms.flatMap(({ ways }) =>
    ways.filter(({ worth }) => worth > SAME_THING).map((way) => way.text),
  )
  return [...new Set(typed), meant.join(' ')].map(patternOf)
}
