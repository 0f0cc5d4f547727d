import * as v from 'valibot'
import { policy, Tag } from '#api/policy.ts'
import { isNewTo, type OutboxItem, type Receipt } from '#offline/outbox/item.ts'

/** A search that was given a name. */
export interface SavedSearch {
  id: string
  name: string
  /** The query string of the search page. */
  search: string
  /** What it finds today; unknown while it waits on the device. */
  policyCount?: number
  /** True while the city does not know of it yet. */
  waiting: boolean
}

/** Items of one saved search are sent in order. */
export const recordOf = (id: string): string => `search:${id}`

const Sent = v.object({ id: v.string(), name: v.string(), search: v.string() })
const Gone = v.object({ id: v.string() })
const answering = [policy.subscribe.name, policy.subscribeAll.name, policy.unsubscribe.name]

/** What the city last said one follows: its answer, or that to a later change from this device. */
function saidLast(tags: readonly Tag[] | undefined, asOf: number, receipts: readonly Receipt[]) {
  const later = receipts.find((one) => answering.includes(one.endpoint) && isNewTo(asOf, one))
  return later && v.is(v.array(Tag), later.answer) ? later.answer : (tags ?? [])
}

/**
 * My searches: those the city keeps (`asOf` as `askedAfter` counts), with what waits on this device done to them already.
 */
export function savedSearches(
  tags: readonly Tag[] | undefined,
  asOf: number,
  outbox: readonly OutboxItem[],
  receipts: readonly Receipt[],
): SavedSearch[] {
  const found = new Map<string, SavedSearch>()
  for (const { id, name, search, policyCount } of saidLast(tags, asOf, receipts)) {
    if (search !== undefined) found.set(id, { id, name, search, policyCount, waiting: false })
  }
  for (const { endpoint, input } of outbox) {
    if (endpoint === policy.subscribe.name && v.is(Sent, input.body)) {
      const { id, name, search } = input.body
      const known = found.get(id)
      const same = known?.search === search && known.policyCount !== undefined
      found.set(id, { id, name, search, ...(same ? { policyCount: known.policyCount } : {}), waiting: true })
    } else if (endpoint === policy.unsubscribe.name && v.is(Gone, input.query)) found.delete(input.query.id)
  }
  return [...found.values()]
}

/** 今日符合 12 条, or that the city does not know of it yet. */
export function todayText({ waiting, policyCount }: SavedSearch): string {
  if (waiting) return '待上传'
  return policyCount === undefined ? '' : `今日符合 ${String(policyCount)} 条`
}
