import { createContext, useContext } from 'react'

/** Whether the rows below are those of the page before, while the ones that were asked for are on their way. */
export const PreviousRows = createContext(false)

const previous = { inert: true, 'aria-busy': true } as const

/** The attributes of an element that holds rows: those of the page before are dimmed and cannot be pressed, or one would become another under the press. */
export const usePrevious = (): Partial<typeof previous> => (useContext(PreviousRows) ? previous : {})
