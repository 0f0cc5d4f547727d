import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { policy } from '#api/policy.ts'
import { query } from '#api/call/query.ts'
import { idle } from '#lib/idle.ts'
import { useDeviceState } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'

/** Favourites, from the first of the list, whose texts are fetched ahead. */
const MAX_PREFETCHED = 20
/** Age in milliseconds from which a text is fetched again: a day. */
const MAX_AGE = 86_400_000

/**
 * Fetches the texts of the first favourites, one after the other in idle time, so that they can be read offline.
 * @returns the ids of those on the device
 */
export function useReadable(ids: readonly string[]): ReadonlySet<string> {
  const client = useQueryClient()
  const { enId } = useAccount()
  const { reach } = useDeviceState()
  const [available, setAvailable] = useState<ReadonlySet<string>>(new Set())
  const all = ids.join()
  useEffect(() => {
    let current = true
    const wanted = all ? all.split(',') : []
    // Same query key as the policy's own page.
    const detail = (id: string) => query(policy.detail, { query: { id, enId: enId || undefined } })
    const update = () => {
      const found = wanted.filter((id) => client.getQueryData(detail(id).queryKey) !== undefined)
      if (current) setAvailable(new Set(found))
    }
    const prefetch = async () => {
      update()
      if (reach !== 'online') return
      await idle()
      for (const id of wanted.slice(0, MAX_PREFETCHED)) {
        if (!current) return
        await client.prefetchQuery({ ...detail(id), staleTime: MAX_AGE, retry: false })
      }
      update()
    }
    void prefetch()
    return () => {
      current = false
    }
  }, [all, enId, reach, client])
  return available
}
