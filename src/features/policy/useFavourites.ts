import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { favouritesQuery } from '#blocks/favourite/favourites-query.ts'
import type { ReceiptNo } from '#offline/outbox/item.ts'
import { receiptAtRequest } from '#offline/outbox/order.ts'
import { useAccount } from '#session/account.ts'

export { favouritesQuery }

/** Policies that the city lists as favourites of the user. */
interface Favourites {
  has: (id: string) => boolean
  /** Newest receipt on this device when it asked the city; 0 if it was not asked. */
  asOf: ReceiptNo
}

/**
 * Returns the user's favourites, for policies from a source that does not know the user: the library, a report.
 * Fetches nothing for a visitor, or unless `enabled`.
 */
export function useFavourites(enabled = true): Favourites {
  const { userInfo } = useAccount()
  const mine = useQuery({
    ...favouritesQuery,
    enabled: enabled && userInfo !== undefined,
  })
  const { data } = mine
  const asOf = receiptAtRequest(favouritesQuery.queryKey, mine)
  return useMemo(() => {
    const ids = new Set(data?.records.map(({ id }) => id))
    return { has: (id) => ids.has(id), asOf }
  }, [data, asOf])
}
