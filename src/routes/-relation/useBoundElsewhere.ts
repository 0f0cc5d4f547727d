import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { auth } from '#api/auth.ts'
import { query } from '#api/call/query.ts'
import { account } from '#session/account.ts'
import { reloadUser } from '#session/sign.ts'

/** Returns a string that identifies a set of enterprises, whatever its order. */
const identityOf = (ens: readonly { enId: string; enName: string }[]) =>
  ens
    .map(({ enId, enName }) => `${enId} ${enName}`)
    .sort()
    .join('\n')

/**
 * Fetches the user's current enterprises, and reloads the user where an enterprise was bound or unbound on
 * another device since the sign-in.
 */
export function useBoundElsewhere(): void {
  const { data, isFetchedAfterMount } = useQuery({
    ...query(auth.currentEnterprises, {}),
    // Fetches on every visit, because the user may have bound an enterprise elsewhere in the meantime.
    staleTime: 0,
  })
  useEffect(() => {
    if (!data || !isFetchedAfterMount || !account.userInfo) return
    // Ignores a failure; the next visit tries again.
    if (identityOf(data) !== identityOf(account.userInfo.ens)) void reloadUser().catch(() => undefined)
  }, [data, isFetchedAfterMount])
}
