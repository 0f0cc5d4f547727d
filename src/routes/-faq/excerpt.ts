import { wordsOf } from '#lib/search-words.ts'

/**
 * Characters kept before the first hit if no sentence begins near it, and position of the first hit from which the
 * beginning is cut.
 */
const CONTEXT = 16
const MAX_OFFSET = 36

/** Returns a text in one line, cut before the first hit if that would not be visible. */
export function excerptOf(text: string, looked: string): string {
  const line = text.replace(/\s+/g, ' ')
  const places = wordsOf(looked)
    .map((word) => line.toLowerCase().indexOf(word))
    .filter((at) => at >= 0)
  const first = Math.min(...places)
  if (places.length === 0 || first <= MAX_OFFSET) return line
  const before = line.slice(first - 2 * CONTEXT, first)
  const sentence = Math.max(...['。', '；', '：'].map((sign) => before.lastIndexOf(sign)))
  return `…${sentence < 0 ? line.slice(first - CONTEXT) : line.slice(first - before.length + sentence + 1).trim()}`
}
