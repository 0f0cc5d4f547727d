import type { QueryClient } from '@tanstack/react-query'
import { query } from '#api/call/query.ts'
import { declare } from '#api/declare.ts'
import { cityDraftOf, prefetchForm } from '#features/declare/apply/item.ts'

/** Returns the query of a special declaration at the city: a draft or a returned one. */
export const specialQuery = (id: string) => query(declare.zjtxOne, { params: { id } })

/**
 * Prefetches the initial data of the form of an item or of a returned declaration, with the draft at the
 * city.
 */
export async function prefetchSpecial(
  client: QueryClient,
  { item, id }: { item?: string; id?: string },
): Promise<void> {
  const returned = id && (await client.ensureQueryData(specialQuery(id)))
  const itemId = returned ? returned.declareEntId : item
  if (!itemId) return
  await prefetchForm(client, itemId)
  const draft = cityDraftOf(client, itemId)
  if (draft) await client.prefetchQuery(specialQuery(draft.id))
}
