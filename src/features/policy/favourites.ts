import { changesHere } from '#offline/outbox/changes.ts'
import { groupBy } from '#lib/group-by.ts'
import type { OutboxItem } from '#offline/outbox/item.ts'

/** Returns the outbox record of the change that waits for a policy; undefined if none waits. */
const pendingRecord = (id: string, outbox: readonly OutboxItem[]) =>
  changesHere('favouritePolicy', outbox).get(id)?.item.record

/**
 * Returns the outbox record for a change of a policy's favourite state; a further change follows one that waits, even
 * one in a batch.
 */
export const favouriteRecord = (id: string, outbox: readonly OutboxItem[]): string =>
  pendingRecord(id, outbox) ?? `favourite:${id}`

/** Groups policies by the outbox record that their change must follow; one call can change each group. */
export function groupByPendingRecord(
  ids: readonly string[],
  outbox: readonly OutboxItem[],
): { record: string | undefined; ids: string[] }[] {
  const groups = groupBy(ids, (id) => pendingRecord(id, outbox))
  return [...groups].map(([record, own]) => ({ record, ids: own }))
}

const ADDED = /^收藏：/

/**
 * Returns the policies added to the favourites on this device and not yet at the city, the newest first, with the
 * name from the call's title.
 */
export function locallyAddedFavourites(outbox: readonly OutboxItem[]): { id: string; title: string }[] {
  const here = [...changesHere('favouritePolicy', outbox)].toReversed()
  return here.flatMap(
    ([
      id,
      {
        item: { title },
      },
    ]) => (ADDED.test(title) ? [{ id, title: title.replace(ADDED, '') }] : []),
  )
}
