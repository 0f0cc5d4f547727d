import { defaultParseSearch } from '@tanstack/react-router'
import * as v from 'valibot'
import { PageNumber } from '#lib/address.ts'

/** Parts of an address that are words, whatever they look like: ids, phones, and what somebody looks for or asks. */
const isWord = (name: string) => /^(q|keyword|question|item|id|check|tel|.*Id)$/.test(name)

/**
 * Reads the search of an address as TanStack does, but leaves words as they stand: `?id=12` from another site or a text
 * message is no number, and one of 19 digits would not come through as one unharmed. A page beyond all reason (1e9, -1,
 * 1.5) is none: the list opens at its first, and the router puts the address right.
 */
export function parseSearch(text: string): Record<string, unknown> {
  const raw = new URLSearchParams(text)
  const read = Object.entries(defaultParseSearch(text)).filter(
    ([name, value]) => name !== 'page' || v.is(PageNumber, value),
  )
  return Object.fromEntries(
    read.map(([name, value]) => [
      name,
      isWord(name) && typeof value !== 'string' ? (raw.get(name) ?? '') : value,
    ]),
  )
}
