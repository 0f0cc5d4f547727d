import { type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '#api/call/call.ts'
import type { Data } from '#api/call/endpoint.ts'
import { policy } from '#api/policy.ts'
import { query } from '#api/call/query.ts'
import type { Loading } from '#blocks/Loaded.tsx'
import { declarable, itemWords } from '#rules/today.ts'
import { loadSearch, useSearch } from '#ui/list/useSearch.ts'
import { allItemsQuery } from '#features/policy/all-items.ts'
import { useLastPage } from '#offline/useLastPage.ts'
import { common, useCommon } from '#offline/view.ts'
import type { Asked } from './filters.ts'

/** Rows of a page of the list. */
export const SIZE = 10
/** "All" in one answer (specification, section 9). */
const ALL = 999

type Found = Data<typeof policy.todayDeclare>

const filtersOf = ({ tab, level, department, policyType, keyword }: Asked) => ({
  tab,
  level,
  department,
  policyType,
  keyword,
})

/** One page of the list. */
export const pageQuery = (asked: Asked) =>
  query(policy.todayDeclare, {
    query: { ...filtersOf(asked), sort: asked.sort, current: asked.page, size: SIZE },
  })

const allInput = (asked: Asked) => ({ query: { ...filtersOf(asked), current: 1, size: ALL } })

/** All that pass the filters, the soonest to close first. */
export const allQuery = (asked: Asked) => query(policy.todayDeclare, allInput(asked))

/**
 * All that pass the filters, for a file: from the city, or from what this device keeps where it cannot be asked.
 * @throws ApiError where neither has them
 */
export async function fetchAll(client: QueryClient, asked: Asked): Promise<Found['records']> {
  const { queryKey } = allQuery(asked)
  const whole = client.getQueryData(allItemsQuery.queryKey)?.records
  const search = asked.keyword ? await loadSearch().catch(() => undefined) : undefined
  const kept = client.getQueryData(queryKey)?.records ?? (whole && keptItems(whole, filtersOf(asked), search))
  if (kept && common.reach !== 'online') return kept
  try {
    // Not by the query of the page: that one may be waiting for the network.
    const fresh = await call(policy.todayDeclare, allInput(asked), { quiet: true })
    client.setQueryData(queryKey, fresh)
    return fresh.records
  } catch (error) {
    if (!kept) throw error
    return kept
  }
}

/** One page of the list, as the city has it; without a network, of the last whole answer that this device keeps. */
export function usePage(asked: Asked, enabled: boolean): Loading<Found> {
  const found = useQuery({
    ...pageQuery(asked),
    enabled,
    ...useLastPage(),
  })
  return useKept(found, asked, (items) => pageOf(items, asked.page))
}

/** All that pass the filters, for the calendar; without a network as above. */
export function useAll(asked: Asked, enabled: boolean): Loading<Found> {
  const found = useQuery({ ...allQuery(asked), enabled })
  return useKept(found, filtersOf(asked), (items) => pageOf(items, 1, ALL))
}

/** What is asked of the items that this device keeps. */
type AskedHere = Partial<Pick<Asked, keyof ReturnType<typeof filtersOf> | 'sort'>>

/** Where a question was never asked here and cannot be now, the answer is made of the whole list. */
function useKept(
  found: Loading<Found>,
  asked: AskedHere,
  make: (items: Found['records']) => Found,
): Loading<Found> {
  const { reach } = useCommon()
  const whole = useQuery({ ...allItemsQuery, enabled: false })
  const search = useSearch(Boolean(asked.keyword))
  if (reach === 'online' || found.data || !whole.data) return found
  const { dataUpdatedAt } = whole
  return { ...found, data: make(keptItems(whole.data.records, asked, search)), dataUpdatedAt }
}

/** What of all that this device keeps the city would have found. */
function keptItems(
  items: Found['records'],
  { keyword = '', ...asked }: AskedHere,
  search: ReturnType<typeof useSearch>,
): Found['records'] {
  const open = declarable(items, asked)
  return [...(search?.findRows(open, keyword, itemWords) ?? open)]
}

function pageOf(items: Found['records'], current: number, size = SIZE): Found {
  return {
    records: items.slice((current - 1) * size, current * size),
    total: items.length,
    size,
    current,
    pages: Math.ceil(items.length / size),
  }
}
