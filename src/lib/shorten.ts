import { characterCount } from './count.ts'
import { cutText } from './cut.ts'

/** Characters that a short text has at most (specification, section 5). */
const MOST = 8

/** A text of more than 8 characters as its first 8 and an ellipsis. A rare character counts as one, though it takes two units. */
export const shorten = (text: string): string =>
  characterCount(text) > MOST ? `${cutText(text, MOST)}…` : text
