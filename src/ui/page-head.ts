import { createContext } from 'react'

/** Element above the content into which a page can render its title and search; null if there is none */
export const HeadSlot = createContext<HTMLElement | null>(null)

/**
 * Record of the current page for the document's head (`app/head`) and for print (`app/print-source.ts`); `about` is false if the
 * address has no record. Set directly before the title whenever one of them changes.
 */
export const currentPage: { about?: object | false } = {}
