import { createContext } from 'react'

/** The element above the content that a page may put its title and its search into; null where there is none. */
export const HeadSlot = createContext<HTMLElement | null>(null)

/**
 * What the page in sight shows, for the head of the document (`app/head`) and for paper (`app/print-source.ts`): its
 * record; false where this address has none. Set right before the title, each time that one of the two is another.
 */
export const shown: { about?: object | false } = {}
