import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { keepText, textIn } from '#lib/small-store.ts'

/** How many records stand side by side. */
export const MOST_COMPARED = 4

const One = v.object({ id: v.string(), title: v.string() })
/** A record that was ticked for comparison. */
type Compared = v.InferOutput<typeof One>

/** What was ticked for comparison in one area, for as long as the tab lives. */
export interface Tray {
  /** Takes these in place of what was there. More than {@link MOST_COMPARED} are left out. */
  take: (next: readonly Compared[]) => void
  subscribe: (listener: () => void) => () => void
  current: () => readonly Compared[]
}

/** The tray of an area, kept in the tab under this key. What does not fit counts as absent. */
export function trayOf(key: string): Tray {
  const listeners = new Set<() => void>()
  let chosen: readonly Compared[] | undefined
  const read = (): readonly Compared[] => {
    const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(One)), textIn('sessionStorage', key))
    return kept.success ? kept.output.slice(0, MOST_COMPARED) : []
  }
  return {
    take(next) {
      chosen = next.slice(0, MOST_COMPARED).map(({ id, title }) => ({ id, title }))
      keepText('sessionStorage', key, chosen.length > 0 ? JSON.stringify(chosen) : '')
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current: () => (chosen ??= read()),
  }
}

/** The list with one more, or without one that was in it. */
export const toggled = (list: readonly Compared[], one: Compared): Compared[] =>
  list.some(({ id }) => id === one.id) ? list.filter(({ id }) => id !== one.id) : [...list, one]

/** What is in a tray, for a component. */
export const useCompared = ({ subscribe, current }: Tray): readonly Compared[] =>
  useSyncExternalStore(subscribe, current)
