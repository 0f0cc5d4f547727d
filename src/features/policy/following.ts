import * as v from 'valibot'
import { policy, Tag } from '#api/policy.ts'
import { type Heard, overlay } from '#blocks/outbox/overlay.ts'
import type { OutboxItem, Receipt } from '#offline/outbox/item.ts'

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

/** What the city's answer to a change says that one follows; undefined for other calls. */
function saidIn({ endpoint, answer }: Receipt): readonly Tag[] | undefined {
  const parsed = isAboutFollowing(endpoint) ? v.safeParse(Tags, answer) : undefined
  return parsed?.success ? parsed.output : undefined
}

interface Here extends Heard {
  /** The newest receipt that was here when the city was asked (`askedAfter`). */
  asOf: number
  /** The city's words, for the names of what is followed anew. */
  tags: readonly Tag[]
}

/**
 * Returns what somebody follows: what the city said, or answered to a change since; then what waits here. What was
 * stopped here stays in its place, marked, until that has arrived.
 */
export function followingNow(said: readonly Tag[], { asOf, tags, ...heard }: Here): Following[] {
  // Each wish is about one of them: what waits is laid over the list below.
  const { now: known } = overlay({ said, asOf, waits: () => undefined, arrived: saidIn }, heard)
  const wishes = wishesOf(heard.outbox)
  const stays = known.map((one) => changedBy(one, wishes.get(one.id)))
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

/** One thing that is followed, after what waits about it: it is stopped, or a search has another name or other filters. */
function changedBy(one: Tag, wish: Wish | undefined): Following {
  if (!wish) return one
  if (!wish.follow) return { ...one, change: 'stopped' }
  if (wish.name === undefined || wish.search === undefined) return one
  const { policyCount, openCount, ...rest } = one
  const counts = wish.search === one.search ? { policyCount, openCount } : {}
  return { ...rest, ...counts, name: wish.name, search: wish.search, change: 'added' }
}

/** What is followed once everything that waits has arrived. */
export const followed = (list: readonly Following[]): Following[] =>
  list.filter(({ change }) => change !== 'stopped')
