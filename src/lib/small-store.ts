import { attempt } from './attempt.ts'

/**
 * The two stores of a browser that hold text: one for the device, one for the tab. A browser may refuse to hand them
 * out at all (storage switched off, a frame of another site): then nothing is kept, and nobody is kept from anything.
 * Whatever reads from here takes what does not fit for absent, and the next write goes over it.
 */
type Area = 'localStorage' | 'sessionStorage'

interface Store {
  getItem: (key: string) => string | null
  setItem: (key: string, text: string) => void
  removeItem: (key: string) => void
}

/** Hands out a store; a worker has none, which is found out by using it. */
const storeOf = (area: Area) => (globalThis as unknown as Record<Area, Store>)[area]

/** The text under a key; null where there is none, or nothing may be kept. */
export const textIn = (area: Area, key: string): string | null =>
  attempt(() => storeOf(area).getItem(key)) ?? null

/** Keeps a text, or forgets it where it is empty; where nothing may be kept, nothing is. */
export const keepText = (area: Area, key: string, text: string): void =>
  attempt(() => (text ? storeOf(area).setItem(key, text) : storeOf(area).removeItem(key)))
