import { attempt } from './attempt.ts'

/**
 * Text stores of a browser: one for the device, one for the tab. A browser may refuse access to both (storage
 * switched off, a frame of another site); then nothing is stored, and the portal works without. Readers treat
 * an invalid text as absent, and the next write replaces it.
 */
type Area = 'localStorage' | 'sessionStorage'

interface Store {
  getItem: (key: string) => string | null
  setItem: (key: string, text: string) => void
  removeItem: (key: string) => void
}

/** Returns a store; a worker has none, which shows only when it is used. */
const storeOf = (area: Area) => (globalThis as unknown as Record<Area, Store>)[area]

/** Returns the text under a key; null when there is none, or storage is unavailable. */
export const textIn = (area: Area, key: string): string | null =>
  attempt(() => storeOf(area).getItem(key)) ?? null

/** Stores a text, or removes the key when the text is empty; does nothing when storage is unavailable. */
export const keepText = (area: Area, key: string, text: string): void =>
  attempt(() => (text ? storeOf(area).setItem(key, text) : storeOf(area).removeItem(key)))
