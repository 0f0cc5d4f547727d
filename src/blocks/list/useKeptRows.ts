import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { KeptRows } from './kept-rows.ts'

/**
 * The rows that were seen on this device and fit what a list is asked for ({@link keptRows}); undefined where there are
 * none. The search comes with its words and readings, which no list needs while there is a network.
 * @param queryKey what the list asks; undefined while the city can be asked
 */
export function useKeptRows(queryKey: QueryKey | undefined): KeptRows | 'looking' | undefined {
  const client = useQueryClient()
  const question = queryKey && hashKey(queryKey)
  const [found, setFound] = useState<{ question: string; rows: KeptRows | undefined }>()
  useEffect(() => {
    if (!queryKey || question === undefined) return undefined
    let isWanted = true
    const show = (rows: KeptRows | undefined) => isWanted && setFound({ question, rows })
    import('./kept-rows.ts').then(
      ({ keptRows }) => show(keptRows(client, queryKey)),
      () => show(undefined),
    )
    return () => {
      isWanted = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key is another object at every drawing, and the same question
  }, [client, question])
  if (question === undefined) return undefined
  return found?.question === question ? found.rows : 'looking'
}
