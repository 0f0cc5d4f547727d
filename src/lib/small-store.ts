import { attempt } from './attempt.ts'

/**
 * The two stores of a browser that hold text: one for the device, one for the tab. A browser may refuse to hand them
 * out at all (storage switched off, a frame of another site): then nothing is kept, and nobody is kept from anything.
 * Whatever reads from here takes what does not fit for absent, and the next write goes over it.
 */
type Area = 'localStorage' | 'sessionStorage'

/** The text under a key; null where there is none, or nothing may be kept. */
export const textIn = (area: Area, key: string): string | null =>
  attempt(() => globalThis[area].getItem(key)) ?? null

/** Keeps a text, or forgets it where it is empty; where nothing may be kept, nothing is. */
export const keepText = (area: Area, key: string, text: string): void =>
  attempt(() => (text ? globalThis[area].setItem(key, text) : globalThis[area].removeItem(key)))
