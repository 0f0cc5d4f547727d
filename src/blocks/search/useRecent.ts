import { useCallback, useState } from 'react'
import { useAccount } from '#session/account.ts'
import { storeSearches, recentSearches, withSearch } from './recent.ts'

/** Returns the recent searches of the current user, newest first; updates when the user becomes known. */
export function useRecent(): {
  recent: readonly string[]
  /** Adds a search at the head. */
  add: (looked: string) => void
  /** Removes one search, or all. */
  forget: (words?: string) => void
  /** Reads the stored list again, because another search box may have changed it. */
  refresh: () => void
} {
  const owner = useAccount().userInfo?.id ?? ''
  const [read, setRead] = useState(() => ({ owner, recent: recentSearches() }))
  if (read.owner !== owner) setRead({ owner, recent: recentSearches() })
  const refresh = useCallback(() => setRead({ owner, recent: recentSearches() }), [owner])
  const write = useCallback(
    (next: readonly string[]) => {
      storeSearches(next)
      refresh()
    },
    [refresh],
  )
  return {
    recent: read.recent,
    add: useCallback((looked) => write(withSearch(recentSearches(), looked)), [write]),
    forget: useCallback(
      (words) => write(words === undefined ? [] : recentSearches().filter((one) => one !== words)),
      [write],
    ),
    refresh,
  }
}
