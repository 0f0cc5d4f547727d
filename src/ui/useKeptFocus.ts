import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

// A field for files may be hidden, for a button to open it.
const CONTROLS = 'button:enabled, a[href], input:enabled:not([hidden])'

interface Around<Element extends HTMLElement> {
  ref: RefObject<Element | null>
  onFocus: (event: FocusEvent) => void
  onBlur: () => void
}

/**
 * Keeps the focus among rows that are removed: whoever stood in one that is gone stands in the row that took its place, at
 * its last button, which removes it; where no row is left, at the first control, or else at what is around them.
 * @param rows selects the rows
 * @returns the attributes of what is around the rows; it is drawn whenever they change
 */
export function useKeptFocus<Element extends HTMLElement>(rows = 'li'): Around<Element> {
  const ref = useRef<Element>(null)
  /** Place of the row that has the focus; -1 beside all of them, undefined where the focus is elsewhere. */
  const place = useRef<number>(undefined)
  const rowsIn = () => [...(ref.current?.querySelectorAll<HTMLElement>(rows) ?? [])]
  useLayoutEffect(() => {
    const around = ref.current
    if (!around || place.current === undefined || document.activeElement !== document.body) return
    const left = rowsIn()
    const row = left[place.current] ?? left.at(-1)
    const next =
      [...(row?.querySelectorAll('button') ?? [])].at(-1) ?? around.querySelector<HTMLElement>(CONTROLS)
    if (!next) around.tabIndex = -1
    // It stands where the other was; the browser would scroll to where what sticks to an edge lies without that.
    ;(next ?? around).focus({ preventScroll: true })
  })
  return {
    ref,
    onFocus: ({ target }) => {
      place.current = rowsIn().findIndex((row) => row.contains(target))
    },
    // What is removed is not left: React hears nothing of it.
    onBlur: () => {
      place.current = undefined
    },
  }
}
