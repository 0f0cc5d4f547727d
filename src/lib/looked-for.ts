import { cleanLine } from './clean.ts'
import { cutText } from './cut.ts'

/** Characters that somebody may look for; more is a text that was pasted by mistake. */
const LONGEST = 100

/** Returns what is looked for with a text as it was pasted: clean, its first 100 characters. */
export const lookedFor = (text: string): string => cutText(cleanLine(text), LONGEST)
