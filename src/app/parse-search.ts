import { defaultParseSearch } from '@tanstack/react-router'
import * as v from 'valibot'
import { PageNumber } from '#lib/address.ts'

/** Returns true for parameters that are always strings: ids, phone numbers, search words and questions. */
const isString = (name: string) => /^(q|keyword|question|item|id|check|tel|.*Id)$/.test(name)

/**
 * Parses the search of an address as TanStack does, but leaves string parameters as they are: `?id=12` from
 * another site or a text message is no number, and 19 digits would lose precision as one. Drops a senseless
 * page (1e9, -1, 1.5): the list opens at its first page, and the router corrects the address.
 */
export function parseSearch(text: string): Record<string, unknown> {
  const raw = new URLSearchParams(text)
  const read = Object.entries(defaultParseSearch(text)).filter(
    ([name, value]) => name !== 'page' || v.is(PageNumber, value),
  )
  return Object.fromEntries(
    read.map(([name, value]) => [
      name,
      isString(name) && typeof value !== 'string' ? (raw.get(name) ?? '') : value,
    ]),
  )
}
