import * as v from 'valibot'
import { attempt } from '#lib/attempt.ts'
import { cityNow } from '#lib/clock.ts'
import { timeText } from '#lib/dates.ts'
import { keepText, textIn } from '#lib/small-store.ts'
import { MAX_AGE } from './cache.ts'
import { KEPT_PAGES } from './marks.ts'
import { isOwnerAwaited, owner } from './owner.ts'

/** Maximum number of remembered pages; the newest are kept. */
const MAX_PAGES = 200

const StoredPages = v.object({
  /** Reader of the answers, as in the cookie; '' for a visitor's answers, which everybody may read. */
  of: v.string(),
  enId: v.string(),
  /** Expiry of each page in milliseconds and the text that the built page shows for it, by address. */
  pages: v.record(v.string(), v.tuple([v.number(), v.string()])),
})
/** Text for all other pages. */
const other = '当前没有网络，这一页没有在本机打开过，正在查找已保存的内容。'

/**
 * Remembers that the answers of a page are on this device, with the time of the oldest answer in milliseconds. Without
 * a network, the built page shows this long before the portal has started: `public/first.js` reads the entries. Another
 * user or enterprise starts with an empty list. Price: 200 addresses lie in plain text in localStorage as long as the
 * answers do; a record that was fetched ahead without its page is shown as being looked for.
 * @param address path and query of the page
 */
export function notePage(address: string, at: number): void {
  if (isOwnerAwaited()) return
  const who = owner()
  const of = encodeURIComponent(who?.userId ?? '')
  const enId = who?.enId ?? ''
  const noted = v.safeParse(
    StoredPages,
    attempt((): unknown => JSON.parse(textIn('localStorage', KEPT_PAGES) ?? '')),
  )
  const isSame = noted.success && noted.output.of === of && noted.output.enId === enId
  const { pathname, search } = new URL(address, location.origin)
  // Encodes Chinese as the address bar does.
  const page = pathname + search
  const { [page]: _before, ...others } = isSame ? noted.output.pages : {}
  const now: [number, string] = [at + MAX_AGE, `当前没有网络，正在打开本机保存的内容，截至 ${timeText(at)}。`]
  const pages = Object.entries({ ...others, [page]: now }).filter(([, [until]]) => until > cityNow())
  keepText(
    'localStorage',
    KEPT_PAGES,
    JSON.stringify({ of, enId, other, pages: Object.fromEntries(pages.slice(-MAX_PAGES)) }),
  )
}
