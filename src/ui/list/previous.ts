import { createContext, useContext } from 'react'

/** True while the rows are those of the previous page and the requested ones are loading */
export const PreviousRows = createContext(false)

const previous = { inert: true, 'aria-busy': true } as const

/**
 * Returns the attributes of an element with rows: rows of the previous page are dimmed and inert, because
 * they may be replaced during a press. Price: a screen reader finds no list for that moment.
 */
export const usePrevious = (): Partial<typeof previous> => (useContext(PreviousRows) ? previous : {})
