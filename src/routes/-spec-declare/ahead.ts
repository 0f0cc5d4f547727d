import type { QueryClient } from '@tanstack/react-query'
import { query } from '#api/call/query.ts'
import { declare } from '#api/declare.ts'
import { draftIn, prefetchForm } from '#features/declare/apply/item.ts'

/** Asks for a special declaration as the city holds it: a draft, or one that was returned. */
export const specialQuery = (id: string) => query(declare.zjtxOne, { params: { id } })

/** Brings what the form of an item, or of one that was returned, begins with, the draft at the city among it. */
export async function prefetchSpecial(
  client: QueryClient,
  { item, id }: { item?: string; id?: string },
): Promise<void> {
  const returned = id && (await client.ensureQueryData(specialQuery(id)))
  const itemId = returned ? returned.declareEntId : item
  if (!itemId) return
  await prefetchForm(client, itemId)
  const draft = draftIn(client, itemId)
  if (draft) await client.prefetchQuery(specialQuery(draft.id))
}
