import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { auth } from '#api/auth.ts'
import { query } from '#api/call/query.ts'
import { account } from '#session/account.ts'
import { reloadUser } from '#session/sign.ts'

/** One word for a list of enterprises, whatever its order. */
const wordOf = (ens: readonly { enId: string; enName: string }[]) =>
  ens
    .map(({ enId, enName }) => `${enId} ${enName}`)
    .sort()
    .join('\n')

/**
 * Asks the city for the user's enterprises as they are now, and takes it in where one was bound or released on another
 * device since the sign-in.
 */
export function useBoundElsewhere(): void {
  const { data, isFetchedAfterMount } = useQuery({
    ...query(auth.currentEnterprises, {}),
    // Whoever comes back to the page may have bound one elsewhere in the meantime.
    staleTime: 0,
  })
  useEffect(() => {
    if (!data || !isFetchedAfterMount || !account.userInfo) return
    // Where it fails, the list stays as it was; the next visit asks again.
    if (wordOf(data) !== wordOf(account.userInfo.ens)) void reloadUser().catch(() => undefined)
  }, [data, isFetchedAfterMount])
}
