import type { Change } from '#api/effect.ts'
import type { Tag } from '#api/tag.ts'
import { type OutboxState, overlay } from '#blocks/outbox/overlay.ts'
import { changesHere } from '#offline/outbox/changes.ts'
import type { ReceiptNo } from '#offline/outbox/item.ts'

/** Subscription or saved search of the user; its counts are missing until the city has it. */
export type Following = Omit<Tag, 'policyCount' | 'openCount'> & {
  policyCount?: number
  openCount?: number
  /** Change on this device that waits to be sent. */
  change?: 'added' | 'stopped'
}

type FollowingChange = Change<'following'>

interface LocalState extends OutboxState {
  /** Newest receipt on this device when it asked the city (`receiptAtRequest`). */
  asOf: ReceiptNo
  /** Tags of the city, which give the names of new subscriptions. */
  tags: readonly Tag[]
}

/**
 * Returns the user's subscriptions and saved searches: the city's answer with newer receipts, then the additions that
 * wait here. An entry cancelled here stays in its place, marked, until the city has the change.
 */
export function followingNow(fromCity: readonly Tag[], { asOf, tags, ...local }: LocalState): Following[] {
  // Merges the receipts only; a change that waits concerns one entry and is merged below.
  const { all: known = [] } = overlay('following', '', { all: fromCity }, asOf, local).city
  const waiting = changesHere('following', local.outbox)
  const stays = known.map((one) => changedBy(one, waiting.get(one.id)?.change))
  const added = [...waiting.values()]
    .map(({ change }) => change)
    .filter(({ id, follow }) => follow && !known.some((one) => one.id === id))
    .flatMap(({ id, name, search }): Following[] => {
      const tag = tags.find((one) => one.id === id)
      if (tag) return [{ ...tag, subscribed: true, change: 'added' }]
      if (name === undefined || search === undefined) return []
      return [{ id, name, search, group: '检索', subscribed: true, change: 'added' }]
    })
  return [...stays, ...added]
}

/** Applies the waiting change to an entry: it is cancelled, or a search gets another name or other filters. */
function changedBy(one: Tag, change: FollowingChange | undefined): Following {
  if (!change) return one
  if (!change.follow) return { ...one, change: 'stopped' }
  if (change.name === undefined || change.search === undefined) return one
  const { policyCount, openCount, ...rest } = one
  const counts = change.search === one.search ? { policyCount, openCount } : {}
  return { ...rest, ...counts, name: change.name, search: change.search, change: 'added' }
}

/** Returns the entries that are followed once everything that waits has arrived. */
export const followed = (list: readonly Following[]): Following[] =>
  list.filter(({ change }) => change !== 'stopped')
