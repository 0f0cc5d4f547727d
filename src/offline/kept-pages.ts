import * as v from 'valibot'
import { attempt } from '#lib/attempt.ts'
import { cityNow } from '#lib/clock.ts'
import { timeText } from '#lib/dates.ts'
import { keepText, textIn } from '#lib/small-store.ts'
import { LONGEST_AGE } from './cache.ts'
import { KEPT_PAGES } from './marks.ts'
import { isOwnerAwaited, owner } from './owner.ts'

/** So many pages are noted, the newest. */
const MOST = 200

const Kept = v.object({
  /** Whose answers they are, as the cookie names them; '' for a visitor's, which are everybody's. */
  of: v.string(),
  enId: v.string(),
  /** By its address, until when a page is kept, in milliseconds, and what the page as it was built says of it. */
  pages: v.record(v.string(), v.tuple([v.number(), v.string()])),
})
/** What it says of every other page. */
const other = '当前没有网络，这一页没有在本机打开过，正在查找已保存的内容。'

/**
 * Notes that the answers of a page are on this device, and from when the oldest of them is, in milliseconds. Without a
 * network the page as it was built says so, long before the portal has started: `public/first.js` reads what is noted
 * here. Another user, or another enterprise, has read nothing yet.
 * @param address path and query of the page
 */
export function notePage(address: string, at: number): void {
  if (isOwnerAwaited()) return
  const who = owner()
  const of = encodeURIComponent(who?.userId ?? '')
  const enId = who?.enId ?? ''
  const noted = v.safeParse(
    Kept,
    attempt((): unknown => JSON.parse(textIn('localStorage', KEPT_PAGES) ?? '')),
  )
  const isSame = noted.success && noted.output.of === of && noted.output.enId === enId
  const { pathname, search } = new URL(address, location.origin)
  // As the address bar has it, which writes Chinese in its own way.
  const page = pathname + search
  const { [page]: _before, ...others } = isSame ? noted.output.pages : {}
  const now: [number, string] = [
    at + LONGEST_AGE,
    `当前没有网络，正在打开本机保存的内容，截至 ${timeText(at)}。`,
  ]
  const pages = Object.entries({ ...others, [page]: now }).filter(([, [until]]) => until > cityNow())
  keepText(
    'localStorage',
    KEPT_PAGES,
    JSON.stringify({ of, enId, other, pages: Object.fromEntries(pages.slice(-MOST)) }),
  )
}
