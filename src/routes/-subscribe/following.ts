import * as v from 'valibot'
import { policy, Tag } from '#api/policy.ts'
import { isNewTo, type OutboxItem, type Receipt } from '#offline/outbox/item.ts'

/** What somebody follows; its counts are not known before the city has it. */
export type Following = Omit<Tag, 'policyCount' | 'openCount'> & {
  policyCount?: number
  openCount?: number
  /** What is only so on this device: it waits to be sent. */
  change?: 'added' | 'stopped'
}

const Tags = v.array(Tag)
const body = v.object({ id: v.string(), name: v.optional(v.string()), search: v.optional(v.string()) })
const batch = v.object({ ids: v.array(v.string()) })
const byId = v.object({ id: v.string() })

/** One thing to follow or not that a call asks for. */
interface Wish {
  id: string
  follow: boolean
  name?: string | undefined
  search?: string | undefined
}

/** True for the calls that change what is followed. */
export const isAboutFollowing = (endpoint: string): boolean =>
  [policy.subscribe.name, policy.subscribeAll.name, policy.unsubscribe.name].includes(endpoint)

function wishesIn({ endpoint, input }: Pick<OutboxItem, 'endpoint' | 'input'>): Wish[] {
  if (endpoint === policy.subscribe.name) {
    const parsed = v.safeParse(body, input.body)
    return parsed.success ? [{ ...parsed.output, follow: true }] : []
  }
  if (endpoint === policy.subscribeAll.name) {
    const parsed = v.safeParse(batch, input.body)
    return parsed.success ? parsed.output.ids.map((id) => ({ id, follow: true })) : []
  }
  const parsed = endpoint === policy.unsubscribe.name ? v.safeParse(byId, input.query) : undefined
  return parsed?.success ? [{ id: parsed.output.id, follow: false }] : []
}

/** The last wish about each thing among what waits. What the city has refused is no wish any more. */
export function wishesOf(outbox: readonly OutboxItem[]): Map<string, Wish & { record: string }> {
  const waiting = outbox.filter(({ state }) => state === 'waiting')
  return new Map(
    waiting.flatMap((item) => wishesIn(item).map((wish) => [wish.id, { ...wish, record: item.record }])),
  )
}

interface Here {
  /** The newest receipt that was here when the city was asked (`askedAfter`). */
  asOf: number
  /** The city's words, for the names of what is followed anew. */
  tags: readonly Tag[]
  outbox: readonly OutboxItem[]
  receipts: readonly Receipt[]
}

/**
 * What somebody follows: what the city said, or answered to a change since; then what waits here. What was stopped here
 * stays in its place, marked, until that has arrived.
 */
export function followingNow(said: readonly Tag[], { asOf, tags, outbox, receipts }: Here): Following[] {
  const newer = receipts.find((one) => isAboutFollowing(one.endpoint) && isNewTo(asOf, one))
  const answer = v.safeParse(Tags, newer?.answer)
  const known: readonly Tag[] = answer.success ? answer.output : said
  const wishes = wishesOf(outbox)
  const stays = known.map((one): Following =>
    wishes.get(one.id)?.follow === false ? { ...one, change: 'stopped' } : one,
  )
  const added = [...wishes.values()]
    .filter(({ id, follow }) => follow && !known.some((one) => one.id === id))
    .flatMap(({ id, name, search }): Following[] => {
      const tag = tags.find((one) => one.id === id)
      if (tag) return [{ ...tag, subscribed: true, change: 'added' }]
      if (name === undefined || search === undefined) return []
      return [{ id, name, search, group: '检索', subscribed: true, change: 'added' }]
    })
  return [...stays, ...added]
}

/** What is followed once everything that waits has arrived. */
export const followed = (list: readonly Following[]): Following[] =>
  list.filter(({ change }) => change !== 'stopped')
