import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { KeptRows } from './kept-rows.ts'

/**
 * Returns the rows kept on this device that match a list's query ({@link keptRows}); undefined without any, 'looking'
 * while the search loads. The search code and its synonyms are imported only offline, because lists do not need them
 * online.
 * @param queryKey query key of the list; undefined while the city can answer
 */
export function useKeptRows(queryKey: QueryKey | undefined): KeptRows | 'looking' | undefined {
  const client = useQueryClient()
  const queryHash = queryKey && hashKey(queryKey)
  const [found, setFound] = useState<{ queryHash: string; rows: KeptRows | undefined }>()
  useEffect(() => {
    if (!queryKey || queryHash === undefined) return undefined
    let isWanted = true
    const show = (rows: KeptRows | undefined) => isWanted && setFound({ queryHash, rows })
    import('./kept-rows.ts').then(
      ({ keptRows }) => show(keptRows(client, queryKey)),
      () => show(undefined),
    )
    return () => {
      isWanted = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key is a new object at every render; its hash identifies the query
  }, [client, queryHash])
  if (queryHash === undefined) return undefined
  return found?.queryHash === queryHash ? found.rows : 'looking'
}
