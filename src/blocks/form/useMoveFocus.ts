import { type RefObject, useLayoutEffect, useRef } from 'react'

interface MoveFocus<Element extends HTMLElement> {
  /** List whose children are the rows, in the order of `keys`; the buttons in them have `data-way`. */
  list: RefObject<Element | null>
  /** Notes the pressed button of a row before the row moves. */
  note: (key: string, way: string) => void
}

/** Keeps the focus on the pressed move button of a list's row at the row's new place. @param keys of the rows, in order */
export function useMoveFocus<Element extends HTMLElement>(keys: readonly string[]): MoveFocus<Element> {
  const list = useRef<Element>(null)
  const pressed = useRef<{ key: string; way: string }>(undefined)
  useLayoutEffect(() => {
    if (!pressed.current) return
    const { key, way } = pressed.current
    pressed.current = undefined
    const buttons =
      list.current?.children[keys.indexOf(key)]?.querySelectorAll<HTMLButtonElement>('button:enabled')
    const same = [...(buttons ?? [])].find((one) => one.dataset['way'] === way)
    ;(same ?? buttons?.[0])?.focus()
  }, [keys])
  return {
    list,
    note(key, way) {
      pressed.current = { key, way }
    },
  }
}
