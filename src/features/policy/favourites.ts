import * as v from 'valibot'
import { favourite, Kept } from '#api/favourite.ts'
import { groupBy } from '#lib/group-by.ts'
import { type Heard, overlay } from '#blocks/outbox/overlay.ts'
import type { OutboxItem, Receipt } from '#offline/outbox/item.ts'

/** Whether a call keeps a policy or lets it go; undefined where it says nothing of it. */
function wished({ endpoint, input }: OutboxItem, id: string): boolean | undefined {
  const single = endpoint === favourite.add.name || endpoint === favourite.remove.name
  if (single) return input.params?.['id'] === id ? endpoint === favourite.add.name : undefined
  if (endpoint !== favourite.batch.name) return undefined
  const body = v.safeParse(favouriteBatch, input.body)
  return body.success && body.output.ids.includes(id) ? body.output.favorite : undefined
}

const favouriteBatch = v.object({ ids: v.array(v.string()), favorite: v.boolean() })
const answered = v.union([v.array(Kept), Kept])

/** Whether the city's answer to a call says that a policy is kept; undefined where it says nothing of it. */
function answeredFor({ endpoint, answer }: Receipt, id: string): boolean | undefined {
  if (!endpoint.startsWith('favourite.')) return undefined
  const parsed = v.safeParse(answered, answer)
  return parsed.success ? [parsed.output].flat().find((one) => one.id === id)?.favorite : undefined
}

/**
 * Returns whether a policy is kept, by the last wish about it, alone or among several.
 * @param said what the city said, when the newest receipt here was `asOf` (`askedAfter`)
 */
export function wishFor(id: string, { said, asOf }: { said: boolean; asOf: number }, heard: Heard) {
  const { now, waiting } = overlay<boolean>(
    { said, asOf, waits: (item) => wished(item, id), arrived: (receipt) => answeredFor(receipt, id) },
    heard,
  )
  return { kept: now, waiting }
}

/** What a further wish about a policy must follow: the record of what waits for it; undefined where nothing does. */
const pendingRecord = (id: string, outbox: readonly OutboxItem[]) =>
  outbox.findLast((item) => item.state === 'waiting' && wished(item, id) !== undefined)?.record

/** What orders the wishes about one policy: a further one follows what waits, be it one among several. */
export const favouriteRecord = (id: string, outbox: readonly OutboxItem[]): string =>
  pendingRecord(id, outbox) ?? `favourite:${id}`

/** Which of several policies can be changed by one call, and behind what: those of a group wait for the same. */
export function together(
  ids: readonly string[],
  outbox: readonly OutboxItem[],
): { record: string | undefined; ids: string[] }[] {
  const groups = groupBy(ids, (id) => pendingRecord(id, outbox))
  return [...groups].map(([record, own]) => ({ record, ids: own }))
}

/** Policies that are kept here and not yet at the city, newest wish first. */
export function addedHere(outbox: readonly OutboxItem[]): { id: string; title: string }[] {
  const added = outbox
    .filter((item) => item.endpoint === favourite.add.name && item.state === 'waiting')
    .toReversed()
  const known = new Set<string>()
  return added.flatMap(({ input, title }) => {
    const id = input.params?.['id']
    if (id === undefined || known.has(id)) return []
    known.add(id)
    return [{ id, title: title.replace(/^收藏：/, '') }]
  })
}
