import { keepText, textIn } from '#lib/small-store.ts'
import { account } from '#session/account.ts'

const MOST = 8

/** One list for each user of the device: what one has looked for is not for the next. */
const key = () => `recent-searches:${account.userInfo?.id ?? ''}`

/** What was looked for lately on this device, newest first. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(textIn('localStorage', key()) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

/** The list with one more search at its head: each once, 8 at most. */
export const withSearch = (before: readonly string[], looked: string): string[] =>
  [looked, ...before.filter((one) => one !== looked)].slice(0, MOST)

/** Keeps the list; a browser that keeps nothing forgets it with the tab. */
export function keepSearches(searches: readonly string[]): void {
  keepText('localStorage', key(), searches.length ? JSON.stringify(searches) : '')
}
