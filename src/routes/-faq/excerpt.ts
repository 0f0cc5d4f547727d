import { wordsOf } from '#lib/search-words.ts'

/** Characters before the first hit that stay, and from where on a beginning is cut. */
const BEFORE = 16
const LATE = 50

/** A text in one line that begins where a word was found which would else be out of sight. */
export function excerptOf(text: string, looked: string): string {
  const line = text.replace(/\s+/g, ' ')
  const places = wordsOf(looked)
    .map((word) => line.toLowerCase().indexOf(word))
    .filter((at) => at >= 0)
  const first = Math.min(...places)
  return places.length > 0 && first > LATE ? `…${line.slice(first - BEFORE)}` : line
}
