import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Binding } from '#api/binding.ts'
import { account, useAccount } from '#session/account.ts'
import { reloadUser } from '#session/sign.ts'
import { bindingsQuery } from './bind.ts'

/** An enterprise of the list; role and state are missing until the city or the device has told them. */
export type Listed = Pick<Binding, 'enId' | 'enName' | 'creditCode'> & Partial<Binding>

/** Returns a string that identifies a set of enterprises, whatever its order. */
const identityOf = (ens: readonly Pick<Listed, 'enId' | 'enName'>[]) =>
  ens
    .map(({ enId, enName }) => `${enId} ${enName}`)
    .sort()
    .join('\n')

/**
 * Returns the user's enterprises, with those that wait and those that invite; before they are known, the ones of the
 * sign-in. Reloads the user where an enterprise was bound or ended elsewhere since then.
 */
export function useBindings() {
  const { userInfo } = useAccount()
  // Fetches on every visit, because the user may have been bound or ended elsewhere in the meantime.
  const query = useQuery({ ...bindingsQuery, staleTime: 0 })
  const { data, isFetchedAfterMount } = query
  useEffect(() => {
    if (!data || !isFetchedAfterMount || !account.userInfo) return
    const acting = data.filter(({ state }) => state === '有效')
    // Ignores a failure; the next visit tries again.
    if (identityOf(acting) !== identityOf(account.userInfo.ens)) void reloadUser().catch(() => undefined)
  }, [data, isFetchedAfterMount])
  const bindings: readonly Listed[] = data ?? userInfo?.ens ?? []
  return { query, bindings }
}
