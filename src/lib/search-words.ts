/** Splits a search text into distinct words by blanks, in lower case and half width. */
export function wordsOf(text: string): string[] {
  return [...new Set(narrow(text).trim().toLowerCase().split(/\s+/).filter(Boolean))]
}

/**
 * Converts letters and digits to half width, because some keyboards write ２０２６ for 2026. Keeps signs: （ is no
 * (.
 */
const narrow = (text: string) => text.replace(/[０-９Ａ-Ｚａ-ｚ]/g, (wide) => wide.normalize('NFKC'))

/** Piece of a text; `hit` is true for a search word. */
export interface Piece {
  text: string
  hit: boolean
}

/** Splits a text at the search words, so that they can be marked. All pieces together are the text. */
export const pieces = (text: string, looked: string): Piece[] => cut(text, patternOf(looked))

/** Returns the pattern of the search words, to split many texts; undefined without words. */
export function patternOf(looked: string): RegExp | undefined {
  const signs = wordsOf(looked)
    // Sorts the longest word first, so that 高新技术企业 is one hit, not 高新 and a rest.
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return signs.length ? new RegExp(`(${signs.join('|')})`, 'iu') : undefined
}

/** Splits a text by such a pattern. */
export function cut(text: string, pattern: RegExp | undefined): Piece[] {
  if (!pattern) return [{ text, hit: false }]
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, hit: index % 2 === 1 }))
    .filter((piece) => piece.text)
}
