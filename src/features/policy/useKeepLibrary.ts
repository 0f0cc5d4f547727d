import { useQueryClient } from '@tanstack/react-query'
import { allItemsQuery } from '#blocks/standing/all-items.ts'
import { keepLibrary } from '#offline/library.ts'
import { useAccount } from '#session/account.ts'
import { favouritesQuery } from './useFavourites.ts'

/**
 * Returns a function that downloads the policy library, with the declarable items, so that a policy read offline can be
 * applied for, and the favourites.
 */
export function useKeepLibrary(): () => Promise<void> {
  const client = useQueryClient()
  const { userInfo } = useAccount()
  return async () => {
    await Promise.all([
      keepLibrary(),
      client.prefetchQuery(allItemsQuery),
      userInfo && client.prefetchQuery(favouritesQuery),
    ])
  }
}
