import { type RefObject, useId, useLayoutEffect, useState } from 'react'
import { lookedFor } from '#lib/looked-for.ts'

interface Props<Line> {
  /** The box, within its form. */
  box: RefObject<HTMLInputElement | null>
  lines: readonly Line[]
  /** Told at the focus and at each letter. */
  onTyped: (typed: string) => void
  /** A line was chosen by keyboard or pointer; the list is closed. */
  onChoose: (line: Line) => void
}

const ariaNames = ['aria-autocomplete', 'aria-expanded', 'aria-controls', 'aria-activedescendant']

/**
 * Makes a search box a combobox over the lines that stand below it (ARIA pattern): arrows choose, Enter takes, Escape
 * closes. What {@link ./ComboList.tsx} draws of it, it gives back: the list's id, and which line is chosen.
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

  // Before anybody can see the list: a key that is pressed at it must not meet what was before it.
  useLayoutEffect(() => {
    const input = box.current
    const form = input?.form
    if (!input || !form) return
    const show = () => {
      onTyped(lookedFor(input.value))
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
        // Chromium would empty the box: what was typed stays, whether the list is open or has just closed by itself.
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
    const said = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(shown),
      'aria-controls': shown ? id : undefined,
      'aria-activedescendant': active ? `${id}-${String(at)}` : undefined,
    }
    for (const [name, value] of Object.entries(said)) {
      if (value === undefined) input.removeAttribute(name)
      else input.setAttribute(name, value)
    }
  })
  useLayoutEffect(() => {
    const input = box.current
    // Without the list it is a box like any other.
    return () => {
      for (const name of ['role', ...ariaNames]) input?.removeAttribute(name)
    }
  }, [box])
  return { id, at, shown, choose }
}
