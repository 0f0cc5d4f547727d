import { cleanLine } from './clean.ts'
import { cutText } from './cut.ts'

/** Maximum characters of a search text; a longer one was pasted by mistake. */
const LONGEST = 100

/** Returns a pasted text as a search text: cleaned, its first 100 characters. */
export const searchTextOf = (text: string): string => cutText(cleanLine(text), LONGEST)
