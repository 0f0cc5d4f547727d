/** What somebody looks for, as words: split by blanks, without letter case and full-width letters, each once. */
export function wordsOf(text: string): string[] {
  return [...new Set(narrow(text).trim().toLowerCase().split(/\s+/).filter(Boolean))]
}

/** Letters and digits as texts have them: some keyboards write ２０２６ for 2026. Signs stay: （ is no (. */
const narrow = (text: string) => text.replace(/[０-９Ａ-Ｚａ-ｚ]/g, (wide) => wide.normalize('NFKC'))

/** A piece of a text; `hit` where it is one of the words that were looked for. */
export interface Piece {
  text: string
  hit: boolean
}

/** A text cut where the words begin and end, so that they can be marked. All pieces together are the text. */
export const pieces = (text: string, looked: string): Piece[] => cut(text, patternOf(looked))

/** The pattern of the words, for many texts to be cut by; undefined where there are none. */
export function patternOf(looked: string): RegExp | undefined {
  const signs = wordsOf(looked)
    // The longest first: 高新技术企业 is one hit, not 高新 and what is left.
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return signs.length ? new RegExp(`(${signs.join('|')})`, 'iu') : undefined
}

/** A text cut by such a pattern. */
export function cut(text: string, pattern: RegExp | undefined): Piece[] {
  if (!pattern) return [{ text, hit: false }]
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, hit: index % 2 === 1 }))
    .filter((piece) => piece.text)
}
