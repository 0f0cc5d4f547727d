import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { keepText, textIn } from '#lib/small-store.ts'

/** Most records compared at once. */
export const MOST_COMPARED = 4

const One = v.object({ id: v.string(), title: v.string() })
/** Record selected for comparison. */
type Compared = v.InferOutput<typeof One>

/** Records of one area selected for comparison, kept until the tab is closed. */
export interface Tray {
  /** Replaces the selection; drops records beyond {@link MOST_COMPARED}. */
  take: (next: readonly Compared[]) => void
  subscribe: (listener: () => void) => () => void
  current: () => readonly Compared[]
}

/** Creates the selection of an area, kept in sessionStorage under this key. An invalid stored value counts as empty. */
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

/** Returns the list with the record added, or removed if it was in it. */
export const toggled = (list: readonly Compared[], one: Compared): Compared[] =>
  list.some(({ id }) => id === one.id) ? list.filter(({ id }) => id !== one.id) : [...list, one]

/** Subscribes a component to a tray's records. */
export const useCompared = ({ subscribe, current }: Tray): readonly Compared[] =>
  useSyncExternalStore(subscribe, current)
