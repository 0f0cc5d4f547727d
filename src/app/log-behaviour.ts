import type { RegisteredRouter } from '@tanstack/react-router'
import { type Fault, FAULT, takeUntold } from '#offline/faults.ts'
import { consent, type Deed, isOpenSinceBefore, record, startSending } from '#offline/behaviour.ts'
import { onQueued } from '#offline/outbox/outbox.ts'
import { SAVED } from '#ui/save-file.ts'

/** Pages of a public record: its kind, and where in the address its id stands. */
const records: Record<string, { bizType: string; at: 'id' | 'item' }> = {
  '/policy/search/detail': { bizType: 'policy', at: 'id' },
  '/policy/decode/$id': { bizType: 'interpretation', at: 'id' },
  '/medium/news-detail': { bizType: 'news', at: 'id' },
  '/roadshow/$id': { bizType: 'activity', at: 'id' },
  '/roadshow/news-detail': { bizType: 'news', at: 'id' },
  '/declare/apply/add': { bizType: 'item', at: 'item' },
}

/** Where somebody is: the address's pattern, so that whose record it is stays out of it. */
export interface Place {
  pattern: string
  params: Readonly<Record<string, unknown>>
  search: Readonly<Record<string, unknown>>
}

/** What is told of a public record. */
const about = (bizType: string, bizId: unknown) =>
  // An address can be typed: a phone number, or a number of 15 to 18 places that names a person or an enterprise, is no id of ours.
  typeof bizId === 'string' && /^[\w-]{1,64}$/.test(bizId) && !/^(1\d{10}|\w{15}|\w{18})$/.test(bizId)
    ? { bizType, bizId }
    : {}

/**
 * What is told of coming to a place: that a page or a public record was looked at, that a declaration was begun, that
 * something was searched for in so many words. Never the words.
 */
export function deedsAt(place: Place, before: Place | undefined): Deed[] {
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
      ...(known ? about(known.bizType, id) : {}),
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

/** What is told of a wish that goes into the outbox, by the name of its call; nothing of any other. */
const queued: Record<string, (input: { params?: unknown; body?: unknown }) => Omit<Deed, 'page'>> = {
  'favourite.add': ({ params }) => ({ action: '收藏', ...about('policy', partOf(params, 'id')) }),
  'favourite.remove': ({ params }) => ({ action: '取消收藏', ...about('policy', partOf(params, 'id')) }),
  'favourite.batch': ({ body }) => ({ action: partOf(body, 'favorite') === true ? '收藏' : '取消收藏' }),
  // A search of one's own has a name that somebody typed, and an id that is theirs alone.
  'policy.subscribe': () => ({ action: '订阅' }),
  'policy.subscribeAll': () => ({ action: '订阅' }),
  'policy.unsubscribe': () => ({ action: '取消订阅' }),
  'declare.create': ({ body }) => ({ action: '提交申报', ...about('item', partOf(body, 'declareEntId')) }),
}

const partOf = (object: unknown, key: string): unknown =>
  typeof object === 'object' && object
    ? Object.entries(object).find(([name]) => name === key)?.[1]
    : undefined

/** What is told of a queued call, on this page. */
export function deedOf(endpoint: string, input: { params?: unknown; body?: unknown }, page: string): Deed[] {
  const tell = queued[endpoint]
  return tell ? [{ ...tell(input), page }] : []
}

/** Tells a fault of our own by its number, its name and its message. */
export const faultDeed = ({ no, text }: Fault, page: string): Deed => ({
  action: '故障',
  page,
  content: `${no} ${text.split('\n')[0] ?? ''}`.slice(0, 200),
})

/** Records, with consent, where this tab goes and what is done in it. Nothing here is waited for by anybody. */
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
  const tell = (deeds: Deed[], key?: string) => {
    if (!consent()) return
    // One after the other, so that they are kept in their order.
    for (const deed of deeds) last = last.then(() => record(deed, key)).catch(() => undefined)
  }
  let before: Place | undefined
  const arrive = () => {
    const now = place()
    tell(deedsAt(now, before))
    before = now
  }
  // While the first page is still on its way there is no place yet.
  if (router.state.resolvedLocation) {
    if (isOpenSinceBefore()) before = place()
    else arrive()
  }
  router.subscribe('onResolved', arrive)
  onQueued((endpoint, input) => tell(deedOf(endpoint, input, place().pattern)))
  // Also those of before: what kept the portal from starting is told once it has started.
  const tellFaults = () => {
    for (const fault of takeUntold()) tell([faultDeed(fault, place().pattern)], fault.no)
  }
  document.addEventListener(FAULT, tellFaults)
  tellFaults()
  document.addEventListener(SAVED, () => tell([{ action: '下载', page: place().pattern }]))
  startSending()
}
