import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { searchLibrary } from '#offline/library.ts'
import { policyHit } from './hits.ts'
import type { KeptFound } from './kept.ts'
import type { Kind } from './kinds.ts'
import { sizeOf } from './useFound.ts'

/**
 * What the device keeps that fits: what was read of each kind, and all policies where the library is kept. Undefined
 * while nothing is looked for ('').
 */
export function useKept(
  looked: string,
  chosen: Kind | undefined,
  page: number,
): Record<Kind, KeptFound> | undefined {
  const client = useQueryClient()
  const [search, setSearch] = useState<{ kept: typeof import('./kept.ts').searchKept }>()
  const [policies, setPolicies] = useState<{ looked: string; page: number; found: KeptFound }>()
  const [current, size] = chosen === 'policy' ? [page, sizeOf(true)] : [1, sizeOf(false)]
  useEffect(() => {
    if (!looked) return
    let wanted = true
    // The words of the field come with the first search; they are kept with the rest of the portal.
    void import('./kept.ts').then(
      ({ searchKept }) => wanted && setSearch({ kept: searchKept }),
      () => undefined,
    )
    searchLibrary({ keyword: looked, sort: '最匹配', current, size }).then(
      (found) => {
        if (!wanted || !found) return
        const { records, total, pages, asOf } = found
        setPolicies({
          looked,
          page: current,
          found: { hits: records.map(policyHit), total, pages, at: asOf },
        })
      },
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [looked, current, size])
  if (!looked || !search) return undefined
  const kept = search.kept(client, looked)
  const isOf = policies?.looked === looked && policies.page === current
  return isOf ? { ...kept, policy: policies.found } : kept
}
