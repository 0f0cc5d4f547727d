import { keepText, textIn } from '#lib/small-store.ts'
import { account } from '#session/account.ts'

const MAX_SEARCHES = 8

/** Storage key per user of the device: recent searches are private. */
const key = () => `recent-searches:${account.userInfo?.id ?? ''}`

/** Returns the user's recent searches on this device, newest first. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(textIn('localStorage', key()) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MAX_SEARCHES) : []
  } catch {
    return []
  }
}

/** Returns the list with a search added at its head: each once, 8 at most. */
export const withSearch = (before: readonly string[], looked: string): string[] =>
  [looked, ...before.filter((one) => one !== looked)].slice(0, MAX_SEARCHES)

/** Stores the list; a browser without storage keeps it until the tab is closed. */
export function storeSearches(searches: readonly string[]): void {
  keepText('localStorage', key(), searches.length ? JSON.stringify(searches) : '')
}
