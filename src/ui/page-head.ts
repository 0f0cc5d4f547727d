import { createContext } from 'react'

/** The element above the content that a page may put its title and its search into; null where there is none. */
export const HeadSlot = createContext<HTMLElement | null>(null)
