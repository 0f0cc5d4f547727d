import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { keepText, textIn } from '#lib/small-store.ts'

/** How many policies stand side by side. */
export const MOST_COMPARED = 4

const One = v.object({ id: v.string(), title: v.string() })
/** A policy that was ticked for comparison. */
export type Compared = v.InferOutput<typeof One>

const KEY = 'policies-compared'
const listeners = new Set<() => void>()
let chosen: readonly Compared[] | undefined

/** What the tab remembers; nothing where it remembers nonsense, or may remember nothing. */
function read(): readonly Compared[] {
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(One)), textIn('sessionStorage', KEY))
  return kept.success ? kept.output.slice(0, MOST_COMPARED) : []
}

const current = () => (chosen ??= read())

/** Takes these for comparison, for as long as the tab lives. More than {@link MOST_COMPARED} are left out. */
export function compare(next: readonly Compared[]): void {
  chosen = next.slice(0, MOST_COMPARED)
  keepText('sessionStorage', KEY, JSON.stringify(chosen))
  for (const listener of listeners) listener()
}

/** The list with one more, or without one that was in it. */
export const toggled = (list: readonly Compared[], one: Compared): Compared[] =>
  list.some(({ id }) => id === one.id) ? list.filter(({ id }) => id !== one.id) : [...list, one]

/** What was ticked for comparison, for a component. */
export const useCompared = (): readonly Compared[] =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, current)
