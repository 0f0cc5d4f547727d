import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { favourite } from '#api/favourite.ts'
import { query } from '#api/call/query.ts'
import type { ReceiptNo } from '#offline/outbox/item.ts'
import { askedAfter } from '#offline/outbox/order.ts'
import { useAccount } from '#session/account.ts'

/** All of my favourites at once (specification, section 9), so that they are at hand without a network. */
export const favouritesQuery = query(favourite.list, { query: { size: 999 } })

/** Which policies the city has among my favourites. */
interface Favourites {
  has: (id: string) => boolean
  /** The newest receipt that was here when the city was asked; 0 where it was not. */
  asOf: ReceiptNo
}

/**
 * Which policies I keep, for those that come from somebody who does not know me: the library, a report. Nothing is asked
 * for a visitor, or unless `enabled`.
 */
export function useFavourites(enabled = true): Favourites {
  const { userInfo } = useAccount()
  const mine = useQuery({
    ...favouritesQuery,
    enabled: enabled && userInfo !== undefined,
  })
  const { data } = mine
  const asOf = askedAfter(favouritesQuery.queryKey, mine)
  return useMemo(() => {
    const ids = new Set(data?.records.map(({ id }) => id))
    return { has: (id) => ids.has(id), asOf }
  }, [data, asOf])
}
