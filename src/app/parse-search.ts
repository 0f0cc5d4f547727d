import { defaultParseSearch } from '@tanstack/react-router'

/** Parts of an address that are words, whatever they look like: ids, phones, and what somebody looks for or asks. */
const isWord = (name: string) => /^(q|keyword|question|item|id|check|tel|.*Id)$/.test(name)

/**
 * Reads the search of an address as TanStack does, but leaves words as they stand: `?id=12` from another site or a text
 * message is no number, and one of 19 digits would not come through as one unharmed.
 */
export function parseSearch(text: string): Record<string, unknown> {
  const raw = new URLSearchParams(text)
  const read = Object.entries(defaultParseSearch(text))
  return Object.fromEntries(
    read.map(([name, value]) => [
      name,
      isWord(name) && typeof value !== 'string' ? (raw.get(name) ?? '') : value,
    ]),
  )
}
