import { useMemo } from 'react'
import { usePolicies } from '#features/policy/usePolicies.ts'
import { askedOf, type Filters, filtersOf } from './filters.ts'
import { SIZE } from './list-query.ts'
import type { PolicySearch } from './policy-address.ts'
import { useTyped } from './useTyped.ts'

/** Filters, results and the setter of the typed text. */
export type Searched = ReturnType<typeof useSearched>

/**
 * Returns the filters and results of the page: by the address (`filters`), or by the text that is being typed
 * (`now`), which the library searches before the city is asked.
 */
export function useSearched(search: PolicySearch) {
  const filters = useMemo(() => filtersOf(search), [search])
  const typedFilters = (text: string) => ({ ...filters, keyword: text || undefined, page: undefined })
  const question = (now: Filters) => ({ ...askedOf(now), size: SIZE })
  const [typed, setTyped] = useTyped(filters.keyword ?? '', (text) => question(typedFilters(text)))
  const typing = typed !== undefined && typed !== (filters.keyword ?? '')
  const now = typing ? typedFilters(typed) : filters
  const asked = question(now)
  const found = usePolicies(asked, { cityAsked: typing ? question(filters) : undefined })
  return { filters, now, asked, looked: now.keyword ?? '', typing, setTyped, found }
}
