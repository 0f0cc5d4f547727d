import { type RefObject, useId, useLayoutEffect, useState } from 'react'
import { searchTextOf } from '#lib/search-text.ts'

interface Props<Line> {
  /** Search box, inside its form. */
  box: RefObject<HTMLInputElement | null>
  lines: readonly Line[]
  /** Called at focus and at each keystroke. */
  onTyped: (typed: string) => void
  /** Called with a line chosen by keyboard or pointer, once the list is closed. */
  onChoose: (line: Line) => void
}

const ariaNames = ['aria-autocomplete', 'aria-expanded', 'aria-controls', 'aria-activedescendant']

/**
 * Turns a search box into a combobox for the lines below it (ARIA pattern): arrows select, Enter chooses, Escape
 * closes. Returns what {@link ./ComboList.tsx} needs: the list's id and the selected line.
 */
export function useCombobox<Line>({ box, lines, onTyped, onChoose }: Props<Line>) {
  const id = useId()
  const [open, setOpen] = useState(true)
  const [at, setAt] = useState(-1)
  const shown = open && lines.length > 0
  const active = shown ? lines[at] : undefined

  const close = () => {
    setOpen(false)
    setAt(-1)
  }
  const choose = (line: Line) => {
    close()
    box.current?.blur()
    onChoose(line)
  }

  // Runs before the list is painted, so that a key pressed at it is handled with the current lines.
  useLayoutEffect(() => {
    const input = box.current
    const form = input?.form
    if (!input || !form) return
    const show = () => {
      onTyped(searchTextOf(input.value))
      setAt(-1)
      setOpen(true)
    }
    const leave = (event: FocusEvent) => {
      if (!(event.relatedTarget instanceof Node && form.contains(event.relatedTarget))) close()
    }
    const press = (event: KeyboardEvent) => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        if (lines.length === 0) return
        event.preventDefault()
        setOpen(true)
        const places = lines.length + 1
        setAt((before) => ((before + 1 + (event.key === 'ArrowDown' ? 1 : -1) + places) % places) - 1)
      } else if (event.key === 'Escape') {
        // Prevents Chromium from clearing the box: typed text stays, whether the list is open or has just closed.
        event.preventDefault()
        close()
      } else if (event.key === 'Enter' && active) {
        event.preventDefault()
        choose(active)
      }
    }
    input.addEventListener('focus', show)
    input.addEventListener('input', show)
    input.addEventListener('keydown', press)
    form.addEventListener('focusout', leave)
    form.addEventListener('submit', close)
    return () => {
      input.removeEventListener('focus', show)
      input.removeEventListener('input', show)
      input.removeEventListener('keydown', press)
      form.removeEventListener('focusout', leave)
      form.removeEventListener('submit', close)
    }
  })
  useLayoutEffect(() => {
    const input = box.current
    if (!input) return
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(shown),
      'aria-controls': shown ? id : undefined,
      'aria-activedescendant': active ? `${id}-${String(at)}` : undefined,
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) input.removeAttribute(name)
      else input.setAttribute(name, value)
    }
  })
  useLayoutEffect(() => {
    const input = box.current
    // Without the list the box is a plain search box.
    return () => {
      for (const name of ['role', ...ariaNames]) input?.removeAttribute(name)
    }
  }, [box])
  return { id, at, shown, choose }
}
