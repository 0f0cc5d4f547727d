import type { RegisteredRouter } from '@tanstack/react-router'
import { type Fault, FAULT, takeUntold } from '#offline/faults.ts'
import { consent, type Deed, wasOpenBeforeConsent, record, startSending } from '#offline/behaviour.ts'
import { onQueued } from '#offline/outbox/outbox.ts'
import { FILE_SAVED } from '#ui/save-file.ts'

/** Pages of a public record: its type, and the parameter of the address with its id. */
const records: Record<string, { bizType: string; at: 'id' | 'item' }> = {
  '/policy/search/detail': { bizType: 'policy', at: 'id' },
  '/policy/decode/$id': { bizType: 'interpretation', at: 'id' },
  '/medium/news-detail': { bizType: 'news', at: 'id' },
  '/roadshow/$id': { bizType: 'activity', at: 'id' },
  '/roadshow/news-detail': { bizType: 'news', at: 'id' },
  '/declare/apply/add': { bizType: 'item', at: 'item' },
}

/** Page of a visit, by the pattern of its address, so that the log does not show whose record it was. */
export interface Place {
  pattern: string
  params: Readonly<Record<string, unknown>>
  search: Readonly<Record<string, unknown>>
}

/** Returns the reference to a public record for the log. */
const recordRef = (bizType: string, bizId: unknown) =>
  // Drops ids that are no ids of the portal, because an address can be typed: a phone number, or 15 to 18
  // characters that identify a person or an enterprise.
  typeof bizId === 'string' && /^[\w-]{1,64}$/.test(bizId) && !/^(1\d{10}|\w{15}|\w{18})$/.test(bizId)
    ? { bizType, bizId }
    : {}

/**
 * Returns the log entries of a visit: that a page or public record was viewed, that a declaration was begun,
 * or that a search had so many words. Never contains the words.
 */
export function entriesOfVisit(place: Place, before: Place | undefined): Deed[] {
  const { pattern: page, params, search } = place
  const known = records[page]
  const id = known && (params[known.at] ?? search[known.at])
  const was = known && before && (before.params[known.at] ?? before.search[known.at])
  const isNew = page !== before?.pattern || id !== was
  const typed = wordsIn(place)
  const deeds: Deed[] = []
  if (isNew) {
    deeds.push({
      action: page === '/declare/apply/add' ? '开始申报' : '浏览',
      page,
      ...(known ? recordRef(known.bizType, id) : {}),
    })
  }
  if (typed.length > 0 && (page !== before?.pattern || typed.join(' ') !== wordsIn(before).join(' '))) {
    deeds.push({ action: '搜索', page, content: `${String(typed.length)} 个词` })
  }
  return deeds
}

const wordsIn = ({ search: { q, keyword } }: Place): string[] => {
  const typed = q ?? keyword
  return typeof typed === 'string' ? typed.split(/\s+/).filter(Boolean) : []
}

/** Log entries of queued calls, by the name of the call; other calls are not logged. */
const entriesOfCalls: Record<string, (input: { params?: unknown; body?: unknown }) => Omit<Deed, 'page'>> = {
  'favourite.add': ({ params }) => ({ action: '收藏', ...recordRef('policy', partOf(params, 'id')) }),
  'favourite.remove': ({ params }) => ({ action: '取消收藏', ...recordRef('policy', partOf(params, 'id')) }),
  'favourite.batch': ({ body }) => ({ action: partOf(body, 'favorite') === true ? '收藏' : '取消收藏' }),
  // Omits the id and name of a saved search, because a person typed the name and the id is the person's own.
  'policy.subscribe': () => ({ action: '订阅' }),
  'policy.subscribeAll': () => ({ action: '订阅' }),
  'policy.unsubscribe': () => ({ action: '取消订阅' }),
  'declare.create': ({ body }) => ({
    action: '提交申报',
    ...recordRef('item', partOf(body, 'declareEntId')),
  }),
}

const partOf = (object: unknown, key: string): unknown =>
  typeof object === 'object' && object
    ? Object.entries(object).find(([name]) => name === key)?.[1]
    : undefined

/** Returns the log entries of a call queued on this page. */
export function entriesOfCall(
  endpoint: string,
  input: { params?: unknown; body?: unknown },
  page: string,
): Deed[] {
  const entryOf = entriesOfCalls[endpoint]
  return entryOf ? [{ ...entryOf(input), page }] : []
}

/** Returns the log entry of a fault: its number, its name and its message. */
export const entryOfFault = ({ no, text }: Fault, page: string): Deed => ({
  action: '故障',
  page,
  content: `${no} ${text.split('\n')[0] ?? ''}`.slice(0, 200),
})

/** Logs, with consent, the pages visited and the actions taken in this tab. Nothing waits for the log. */
export function logBehaviour(router: RegisteredRouter): void {
  const place = (): Place => {
    const { matches, location } = router.state
    return {
      pattern: matches.at(-1)?.fullPath ?? '/',
      params: matches.at(-1)?.params ?? {},
      search: location.search,
    }
  }
  let last = Promise.resolve()
  const logDeeds = (deeds: Deed[], key?: string) => {
    if (!consent()) return
    // Records one entry after the other, so that their order is kept.
    for (const deed of deeds) last = last.then(() => record(deed, key)).catch(() => undefined)
  }
  let before: Place | undefined
  const logVisit = () => {
    const now = place()
    logDeeds(entriesOfVisit(now, before))
    before = now
  }
  // The first page has no location before the router has resolved it.
  if (router.state.resolvedLocation) {
    if (wasOpenBeforeConsent()) before = place()
    else logVisit()
  }
  router.subscribe('onResolved', logVisit)
  onQueued((endpoint, input) => logDeeds(entriesOfCall(endpoint, input, place().pattern)))
  // Logs earlier faults, too: a fault that kept the portal from starting is logged at the next start.
  const logFaults = () => {
    for (const fault of takeUntold()) logDeeds([entryOfFault(fault, place().pattern)], fault.no)
  }
  document.addEventListener(FAULT, logFaults)
  logFaults()
  document.addEventListener(FILE_SAVED, () => logDeeds([{ action: '下载', page: place().pattern }]))
  startSending()
}
