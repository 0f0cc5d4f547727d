import * as v from 'valibot'
import { favourite, Kept } from '#api/favourite.ts'
import { groupBy } from '#lib/group-by.ts'
import { isNewTo, type OutboxItem, type Receipt } from '#offline/outbox/item.ts'

/** Whether what waits keeps a policy or lets it go; undefined where it says nothing of it, or the city has said no. */
function wished({ endpoint, input, state }: OutboxItem, id: string): boolean | undefined {
  if (state !== 'waiting') return undefined
  const single = endpoint === favourite.add.name || endpoint === favourite.remove.name
  if (single) return input.params?.['id'] === id ? endpoint === favourite.add.name : undefined
  if (endpoint !== favourite.batch.name) return undefined
  const body = v.safeParse(favouriteBatch, input.body)
  return body.success && body.output.ids.includes(id) ? body.output.favorite : undefined
}

const favouriteBatch = v.object({ ids: v.array(v.string()), favorite: v.boolean() })
const answered = v.union([v.array(Kept), Kept])

/** How a policy stands with the person, after what waits here and what has arrived since the city was asked. */
export interface Wish {
  kept: boolean
  /** True while that is only so on this device. */
  waiting: boolean
}

/**
 * The last wish about a policy counts, whether it waits, alone or among several, or has arrived since.
 * @param said what the city said, when the newest receipt here was `asOf` (`askedAfter`)
 */
export function wishFor(
  id: string,
  { said, asOf }: { said: boolean; asOf: number },
  outbox: readonly OutboxItem[],
  receipts: readonly Receipt[],
): Wish {
  const waiting = outbox.map((item) => wished(item, id)).findLast((wish) => wish !== undefined)
  if (waiting !== undefined) return { kept: waiting, waiting: true }
  for (const receipt of receipts) {
    if (!receipt.endpoint.startsWith('favourite.') || !isNewTo(asOf, receipt)) continue
    const parsed = v.safeParse(answered, receipt.answer)
    const found = parsed.success && [parsed.output].flat().find((one) => one.id === id)
    if (found) return { kept: found.favorite, waiting: false }
  }
  return { kept: said, waiting: false }
}

/** What a further wish about a policy must follow: the record of what waits for it; undefined where nothing does. */
const pendingRecord = (id: string, outbox: readonly OutboxItem[]) =>
  outbox.findLast((item) => wished(item, id) !== undefined)?.record

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
