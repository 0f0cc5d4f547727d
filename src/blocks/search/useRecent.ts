import { useCallback, useMemo, useState } from 'react'
import { useAccount } from '#session/account.ts'
import { keepSearches, recentSearches, withSearch } from './recent.ts'

/** What was looked for lately by whoever is signed in, newest first; who that is may be known only after the page. */
export function useRecent(): {
  recent: readonly string[]
  /** Puts words at the head. */
  add: (looked: string) => void
  /** Forgets these words, or all. */
  forget: (words?: string) => void
  /** Reads it again, since another box may have written. */
  refresh: () => void
} {
  const { userInfo } = useAccount()
  const [turn, setTurn] = useState(0)
  const refresh = useCallback(() => setTurn((before) => before + 1), [])
  // Read anew: what is kept is another's with another user, and newer with each turn
  const recent = useMemo(recentSearches, [userInfo?.id, turn])
  const write = useCallback(
    (next: readonly string[]) => {
      keepSearches(next)
      refresh()
    },
    [refresh],
  )
  return {
    recent,
    add: useCallback((looked) => write(withSearch(recentSearches(), looked)), [write]),
    forget: useCallback(
      (words) => write(words === undefined ? [] : recentSearches().filter((one) => one !== words)),
      [write],
    ),
    refresh,
  }
}
