import { memoizeByObject } from '#lib/memoize-by-object.ts'
import { cut, patternOf, type Piece } from '#lib/search-words.ts'
import { foundBy } from './fit.ts'
import { searchRows } from './rank.ts'
import { type Sense, understand } from './understand.ts'

/** Searchable texts of a row, in any case. */
export interface RowWords {
  title: string
  /** Facts beside its title: kind, place, number. */
  facts?: readonly (string | undefined)[]
  text?: string
}

/** Returns the rows that match a search, in their order; all of them without a search text. */
export const findRows = <Row>(
  rows: readonly Row[],
  looked: string,
  wordsOf: (row: Row) => RowWords,
): readonly Row[] =>
  searchRows(
    rows,
    looked,
    (row) => {
      const { title, facts, text } = wordsOf(row)
      return foundBy(title, facts, text)
    },
    true,
  )

/** Worth below which a way is a related word, not a synonym. */
const SAME_THING = 0.5

/**
 * Splits a text to mark the search words: first the typed ones, the longest before the others, then synonyms
 * in the remaining text. In 标准厂房租金, this marks 租金, not 房租 across two words.
 */
export function markedPieces(text: string, looked: string): Piece[] {
  const sense = understand(looked)
  return memoizeByObject(patterns, sense, () => patternsOf(looked, sense)).reduce<Piece[]>(
    (marked, pattern) => marked.flatMap((piece) => (piece.hit ? piece : cut(piece.text, pattern))),
    [{ text, hit: false }],
  )
}

/** Patterns of a search, memoized because every row of a list is split by the same ones. */
const patterns = new WeakMap<object, unknown>()

function patternsOf(looked: string, { terms }: Sense): (RegExp | undefined)[] {
  const typed = [looked, ...terms.map((one) => one.typed)].sort((a, b) => b.length - a.length)
  const synonyms = terms.flatMap(({ ways }) =>
    ways.filter(({ worth }) => worth > SAME_THING).map((way) => way.text),
  )
  return [...new Set(typed), synonyms.join(' ')].map(patternOf)
}
