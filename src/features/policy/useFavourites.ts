import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { favourite } from '#api/favourite.ts'
import { query } from '#api/query.ts'
import { useAccount } from '#session/account.ts'

/** All of my favourites at once (specification, section 9), so that they are at hand without a network. */
export const favouritesQuery = query(favourite.list, { query: { size: 999 } })

/** Which policies the city has among my favourites. */
export interface Favourites {
  has: (id: string) => boolean
  /** When the city said so, in milliseconds; 0 where it has not. */
  asOf: number
}

/**
 * Which policies I keep, for those that come from somebody who does not know me: the library, a report. Nothing is asked
 * for a visitor, or unless `enabled`.
 */
export function useFavourites(enabled = true): Favourites {
  const { userInfo } = useAccount()
  const { data, dataUpdatedAt } = useQuery({
    ...favouritesQuery,
    enabled: enabled && userInfo !== undefined,
  })
  return useMemo(() => {
    const ids = new Set(data?.records.map(({ id }) => id))
    return { has: (id) => ids.has(id), asOf: dataUpdatedAt }
  }, [data, dataUpdatedAt])
}
