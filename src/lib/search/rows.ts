import { foundBy, searched } from './rank.ts'
import { understand } from './understand.ts'

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

/** The words to be marked where this is looked for, a blank between them: what was typed, and others that mean it. */
export function markedWords(looked: string): string {
  const meant = understand(looked).terms.flatMap(({ typed, ways }) => [
    typed,
    ...ways.filter(({ worth }) => worth > SAME_THING).map(({ text }) => text),
  ])
  return [...new Set([looked, ...meant])].join(' ')
}
