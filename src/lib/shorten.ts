import { characterCount } from './count.ts'
import { cutText } from './cut.ts'

/** Maximum characters of a short text (specification, section 5). */
const MOST = 8

/**
 * Shortens a text of more than 8 characters to its first 8 and an ellipsis. A rare character counts as one,
 * though it takes two UTF-16 units.
 */
export const shorten = (text: string): string =>
  characterCount(text) > MOST ? `${cutText(text, MOST)}…` : text
