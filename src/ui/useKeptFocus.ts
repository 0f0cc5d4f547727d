import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

// Excludes hidden inputs, because a file input may be hidden behind a button.
const CONTROLS = 'button:enabled, a[href], input:enabled:not([hidden])'

interface Around<Element extends HTMLElement> {
  ref: RefObject<Element | null>
  onFocus: (event: FocusEvent) => void
  onBlur: () => void
}

/**
 * Keeps the focus in a list whose rows are removed: after the focused row is gone, focuses the last button of the row in its
 * place; without rows, the first control, or else the surrounding element.
 * @param rows selector of the rows
 * @returns the attributes of the surrounding element, which must render whenever the rows change
 */
export function useKeptFocus<Element extends HTMLElement>(rows = 'li'): Around<Element> {
  const ref = useRef<Element>(null)
  /** Index of the focused row; -1 if the focus is inside but in no row, undefined if it is outside */
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
    // Avoids scrolling, because the new element is in the place of the removed one; browsers otherwise scroll for
    // sticky bars.
    ;(next ?? around).focus({ preventScroll: true })
  })
  return {
    ref,
    onFocus: ({ target }) => {
      place.current = rowsIn().findIndex((row) => row.contains(target))
    },
    // Not called for a removed element, because React gets no blur event for it.
    onBlur: () => {
      place.current = undefined
    },
  }
}
