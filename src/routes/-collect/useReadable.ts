import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { policy } from '#api/policy.ts'
import { query } from '#api/call/query.ts'
import { idle } from '#lib/idle.ts'
import { useCommon } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'

/** So many favourites, the first of the list, are brought to the device whole. */
const MOST = 20
/** How old what is here may be before it is brought again, in ms: a day. */
const FRESH = 86_400_000

/**
 * Brings the texts of the first favourites to this device, one after the other once nothing else is to do, so
 * that they can be read without a network. @returns the ids of those that are here
 */
export function useReadable(ids: readonly string[]): ReadonlySet<string> {
  const client = useQueryClient()
  const { enId } = useAccount()
  const { reach } = useCommon()
  const [here, setHere] = useState<ReadonlySet<string>>(new Set())
  const all = ids.join()
  useEffect(() => {
    let current = true
    const wanted = all ? all.split(',') : []
    // The key of the policy's own page.
    const detail = (id: string) => query(policy.detail, { query: { id, enId: enId || undefined } })
    const look = () => {
      const found = wanted.filter((id) => client.getQueryData(detail(id).queryKey) !== undefined)
      if (current) setHere(new Set(found))
    }
    const bring = async () => {
      look()
      if (reach !== 'online') return
      await idle()
      for (const id of wanted.slice(0, MOST)) {
        if (!current) return
        await client.prefetchQuery({ ...detail(id), staleTime: FRESH, retry: false })
      }
      look()
    }
    void bring()
    return () => {
      current = false
    }
  }, [all, enId, reach, client])
  return here
}
