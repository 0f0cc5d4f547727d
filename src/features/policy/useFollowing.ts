import { useQuery } from '@tanstack/react-query'
import { query } from '#api/call/query.ts'
import { policy } from '#api/policy.ts'
import { useHeard } from '#blocks/outbox/useHeard.ts'
import { askedAfter } from '#offline/outbox/order.ts'
import { useAccount } from '#session/account.ts'
import { followingNow } from './following.ts'

/** What I follow, by the city. */
export const mineQuery = query(policy.subscribed, {})
/** The city's words that can be followed. */
export const tagsQuery = query(policy.tags, {})

/**
 * What I follow, the same on every page: words of the city's and searches of my own, after what waits on this device and
 * what has arrived since the city was asked. `mine` says how the city's answer stands; a visitor follows nothing.
 */
export function useFollowing() {
  const { userInfo } = useAccount()
  const heard = useHeard()
  const mine = useQuery({ ...mineQuery, enabled: userInfo !== undefined })
  const tags = useQuery({ ...tagsQuery, enabled: false }).data ?? []
  const asOf = askedAfter(mineQuery.queryKey, mine)
  // Without the list itself the words say which of them are followed.
  const said = mine.data ?? tags.filter(({ subscribed }) => subscribed)
  return { mine, list: userInfo ? followingNow(said, { asOf, tags, ...heard }) : [] }
}
