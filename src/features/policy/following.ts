import type { Change } from '#api/effect.ts'
import type { Tag } from '#api/tag.ts'
import { type Heard, overlay } from '#blocks/outbox/overlay.ts'
import { changesHere } from '#offline/outbox/changes.ts'
import type { ReceiptNo } from '#offline/outbox/item.ts'

/** What somebody follows; its counts are not known before the city has it. */
export type Following = Omit<Tag, 'policyCount' | 'openCount'> & {
  policyCount?: number
  openCount?: number
  /** What is only so on this device: it waits to be sent. */
  change?: 'added' | 'stopped'
}

type Wish = Change<'following'>

interface Here extends Heard {
  /** The newest receipt that was here when the city was asked (`askedAfter`). */
  asOf: ReceiptNo
  /** The city's words, for the names of what is followed anew. */
  tags: readonly Tag[]
}

/**
 * Returns what somebody follows: what the city said, or answered to a change since; then what waits here. What was
 * stopped here stays in its place, marked, until that has arrived.
 */
export function followingNow(said: readonly Tag[], { asOf, tags, ...heard }: Here): Following[] {
  // Each wish is about one of them: what waits is laid over the list below.
  const { all: known = [] } = overlay('following', '', { all: said }, asOf, heard).city
  const wishes = changesHere('following', heard.outbox)
  const stays = known.map((one) => changedBy(one, wishes.get(one.id)?.change))
  const added = [...wishes.values()]
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
