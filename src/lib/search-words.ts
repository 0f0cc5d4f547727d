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
export function pieces(text: string, looked: string): Piece[] {
  const signs = wordsOf(looked)
    // The longest first: 高新技术企业 is one hit, not 高新 and what is left.
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (!signs.length) return [{ text, hit: false }]
  return text
    .split(new RegExp(`(${signs.join('|')})`, 'iu'))
    .map((part, index) => ({ text: part, hit: index % 2 === 1 }))
    .filter((piece) => piece.text)
}
