import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { searchLibrary } from '#offline/library.ts'
import { policyHit } from '#blocks/search/hits.ts'
import type { KeptFound } from '#blocks/search/kept.ts'
import { type Kind, kindKeys } from '#blocks/search/kinds.ts'
import { SIZE } from '#blocks/search/useFound.ts'

const none: KeptFound = { hits: [], total: 0, pages: 1, at: Infinity }
const nothing = Object.fromEntries(kindKeys.map((kind) => [kind, none])) as Record<Kind, KeptFound>

/**
 * Searches the data on this device: visited pages of each kind, and all policies if the library is there. Undefined
 * without a search text ('').
 */
export function useDeviceSearch(
  looked: string,
  chosen: Kind | undefined,
  page: number,
): Record<Kind, KeptFound> | undefined {
  const client = useQueryClient()
  const [search, setSearch] = useState<{ kept: typeof import('#blocks/search/kept.ts').searchKept }>()
  const [policies, setPolicies] = useState<{ looked: string; page: number; found: KeptFound }>()
  const current = chosen === 'policy' ? page : 1
  // Loads the search vocabulary while online; without it only the library is searched.
  useEffect(() => {
    let isCurrent = true
    import('#blocks/search/kept.ts').then(
      ({ searchKept }) => isCurrent && setSearch({ kept: searchKept }),
      () => isCurrent && setSearch({ kept: () => nothing }),
    )
    return () => {
      isCurrent = false
    }
  }, [])
  useEffect(() => {
    if (!looked) return
    let isCurrent = true
    searchLibrary({ keyword: looked, sort: '最匹配', current, size: SIZE }).then(
      (found) => {
        if (!isCurrent || !found) return
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
      isCurrent = false
    }
  }, [looked, current])
  if (!looked || !search) return undefined
  const kept = search.kept(client, looked)
  const isOf = policies?.looked === looked && policies.page === current
  return isOf ? { ...kept, policy: policies.found } : kept
}
