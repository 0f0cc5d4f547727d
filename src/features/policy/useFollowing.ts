import { useQuery } from '@tanstack/react-query'
import { query } from '#api/call/query.ts'
import { policy } from '#api/policy.ts'
import { useOutboxState } from '#blocks/outbox/useOutboxState.ts'
import { receiptAtRequest } from '#offline/outbox/order.ts'
import { useAccount } from '#session/account.ts'
import { followingNow } from './following.ts'

/** Fetches the user's subscriptions and saved searches from the city. */
export const mineQuery = query(policy.subscribed, {})
/** Fetches the city's tags that can be followed. */
export const tagsQuery = query(policy.tags, {})

/**
 * Returns the user's subscriptions and saved searches, the same on every page: the city's answer with newer receipts
 * and waiting changes. `mine` is the query of the city's answer; a visitor follows nothing.
 */
export function useFollowing() {
  const { userInfo } = useAccount()
  const local = useOutboxState()
  const mine = useQuery({ ...mineQuery, enabled: userInfo !== undefined })
  const tags = useQuery({ ...tagsQuery, enabled: false }).data ?? []
  const asOf = receiptAtRequest(mineQuery.queryKey, mine)
  // Falls back to the tags, which also say whether they are followed.
  const fromCity = mine.data ?? tags.filter(({ subscribed }) => subscribed)
  return { mine, list: userInfo ? followingNow(fromCity, { asOf, tags, ...local }) : [] }
}
