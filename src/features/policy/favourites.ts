import { changesHere } from '#offline/outbox/changes.ts'
import { groupBy } from '#lib/group-by.ts'
import type { OutboxItem } from '#offline/outbox/item.ts'

/** Returns the record that a further wish about a policy must follow: of what waits for it; undefined where nothing does. */
const pendingRecord = (id: string, outbox: readonly OutboxItem[]) =>
  changesHere('favouritePolicy', outbox).get(id)?.item.record

/** Returns what orders the wishes about one policy: a further one follows what waits, be it one among several. */
export const favouriteRecord = (id: string, outbox: readonly OutboxItem[]): string =>
  pendingRecord(id, outbox) ?? `favourite:${id}`

/** Returns which of several policies can be changed by one call, and behind what: those of a group wait for the same. */
export function together(
  ids: readonly string[],
  outbox: readonly OutboxItem[],
): { record: string | undefined; ids: string[] }[] {
  const groups = groupBy(ids, (id) => pendingRecord(id, outbox))
  return [...groups].map(([record, own]) => ({ record, ids: own }))
}

const ADDED = /^收藏：/

/** Returns the policies that are kept here and not yet at the city, the newest wish first, by the name in the call's title. */
export function addedHere(outbox: readonly OutboxItem[]): { id: string; title: string }[] {
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
