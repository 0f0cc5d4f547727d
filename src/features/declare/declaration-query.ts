import type { QueryClient } from '@tanstack/react-query'
import { declarationGroups } from '#api/declare-words.ts'
import { declare } from '#api/declare.ts'
import type { FormKey } from '#api/item.ts'
import { cachedAnswersOf, query } from '#api/call/query.ts'
import { withTimeout } from '#lib/with-timeout.ts'

/** Timeout in milliseconds of the request for the form of a declaration. */
const TIMEOUT = 2_000

/**
 * Fetches one declaration. The city requires its form beside its id (specification, section 7); each page and list
 * knows the form. The form therefore stands in each link (`?type=`). Price: answers cached by an older portal are
 * requested once more.
 */
export const declarationQuery = (id: string, type: FormKey) =>
  query(declare.one, { params: { id }, query: { type } })

/**
 * Returns the form of a declaration whose address does not name it, such as an older bookmark or draft: from the
 * user's lists on this device, else from the city's list; the general form if neither is available.
 */
export async function formOf(client: QueryClient, id: string): Promise<FormKey> {
  const knownForm = () =>
    cachedAnswersOf(client, declare.mine)
      .flatMap(({ data }) => data.records)
      .find((one) => one.id === id)?.type
  if (!knownForm()) {
    const all = query(declare.mine, { query: { group: declarationGroups[0], current: 1, size: 999 } })
    await withTimeout(TIMEOUT, client.prefetchQuery(all))
  }
  return knownForm() ?? 'apply'
}
