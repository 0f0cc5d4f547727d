import type { QueryClient } from '@tanstack/react-query'
import { declarationGroups } from '#api/declare-words.ts'
import { declare } from '#api/declare.ts'
import type { FormKey } from '#api/item.ts'
import { answersOf, query } from '#api/call/query.ts'
import { within } from '#lib/within.ts'

/** Milliseconds that a page waits for the city to say which form a declaration has. */
const LIMIT = 2_000

/** Asks for one declaration. The city wants its form beside its id (specification, section 7): each page and list knows it. */
export const declarationQuery = (id: string, type: FormKey) =>
  query(declare.one, { params: { id }, query: { type } })

/**
 * Returns the form of a declaration whose address does not say it, such as an older bookmark or draft: as one's own lists
 * on this device have it, else as the city's list does. Returns the general form where neither is to be had.
 */
export async function formOf(client: QueryClient, id: string): Promise<FormKey> {
  const kept = () =>
    answersOf(client, declare.mine)
      .flatMap(({ data }) => data.records)
      .find((one) => one.id === id)?.type
  if (!kept()) {
    const all = query(declare.mine, { query: { group: declarationGroups[0], current: 1, size: 999 } })
    await within(LIMIT, client.prefetchQuery(all))
  }
  return kept() ?? 'apply'
}
