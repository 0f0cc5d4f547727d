import { type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '#api/call/call.ts'
import type { Data } from '#api/call/endpoint.ts'
import { policy } from '#api/policy.ts'
import { query } from '#api/call/query.ts'
import type { Loading } from '#blocks/Loaded.tsx'
import { cityNow } from '#lib/clock.ts'
import { declarable, itemWords } from '#rules/today.ts'
import { loadSearch, useSearch } from '#ui/list/useSearch.ts'
import { allItemsQuery } from '#blocks/standing/all-items.ts'
import { useVerdicts, type VerdictOf } from '#features/policy/useVerdicts.ts'
import { useLastPage } from '#offline/useLastPage.ts'
import { deviceState, useDeviceState } from '#offline/view.ts'
import type { Asked } from './filters.ts'

/** Rows per page of the list. */
export const SIZE = 10
/** Page size that returns everything in one answer (specification, section 9). */
const ALL = 999

type Found = Data<typeof policy.todayDeclare>

const filtersOf = ({ tab, level, department, policyType, keyword }: Asked) => ({
  tab,
  level,
  department,
  policyType,
  keyword,
})

/** Returns the query of one page of the list; the city judges for the enterprise only where the order needs it. */
export const pageQuery = (asked: Asked) => {
  const { sort, enId, page } = asked
  return query(policy.todayDeclare, {
    query: {
      ...filtersOf(asked),
      ...(sort === '可申报优先' ? { enId } : {}),
      ...{ sort, current: page, size: SIZE },
    },
  })
}

const allInput = (asked: Asked) => ({ query: { ...filtersOf(asked), current: 1, size: ALL } })

/** Returns the query of all items that pass the filters, the soonest deadline first. */
export const allQuery = (asked: Asked) => query(policy.todayDeclare, allInput(asked))

/**
 * Fetches all items that pass the filters, for a file: from the city, or from this device where the city
 * cannot be reached.
 * @throws ApiError where neither the city nor this device has the items
 */
export async function fetchAll(client: QueryClient, asked: Asked): Promise<Found['records']> {
  const { queryKey } = allQuery(asked)
  const whole = client.getQueryData(allItemsQuery.queryKey)?.records
  const search = asked.keyword ? await loadSearch().catch(() => undefined) : undefined
  const kept =
    client.getQueryData(queryKey)?.records ?? (whole && findKeptItems(whole, filtersOf(asked), search))
  if (kept && deviceState.reach !== 'online') return kept
  try {
    // Calls the city directly, because the query of the page may be paused until there is a network.
    const fresh = await call(policy.todayDeclare, allInput(asked), { quiet: true })
    client.setQueryData(queryKey, fresh)
    return fresh.records
  } catch (error) {
    if (!kept) throw error
    return kept
  }
}

/** Returns one page of the list from the city; offline, from the last complete answer kept on this device. */
export function usePage(asked: Asked, enabled: boolean): Loading<Found> {
  const found = useQuery({
    ...pageQuery(asked),
    enabled,
    ...useLastPage(),
  })
  return useDeviceFallback(found, asked, (items) => pageOf(items, asked.page))
}

/**
 * Returns all items that pass the filters, for the calendar; offline, from the last complete answer kept on
 * this device.
 */
export function useAll(asked: Asked, enabled: boolean): Loading<Found> {
  const found = useQuery({ ...allQuery(asked), enabled })
  return useDeviceFallback(found, filtersOf(asked), (items) => pageOf(items, 1, ALL))
}

/** Filters and order for the items kept on this device. */
type DeviceFilters = Partial<Pick<Asked, keyof ReturnType<typeof filtersOf> | 'sort'>>

/** Answers offline from the complete list on this device, where this query was never answered. */
function useDeviceFallback(
  found: Loading<Found>,
  asked: DeviceFilters,
  make: (items: Found['records']) => Found,
): Loading<Found> {
  const { reach } = useDeviceState()
  const whole = useQuery({ ...allItemsQuery, enabled: false })
  const search = useSearch(Boolean(asked.keyword))
  const verdictOf = useVerdicts()
  if (reach === 'online' || found.data || !whole.data) return found
  const { dataUpdatedAt } = whole
  return { ...found, data: make(findKeptItems(whole.data.records, asked, search, verdictOf)), dataUpdatedAt }
}

/** Returns the items among those on this device that the city would have found. */
function findKeptItems(
  items: Found['records'],
  { keyword = '', ...asked }: DeviceFilters,
  search: ReturnType<typeof useSearch>,
  verdictOf: VerdictOf = () => undefined,
): Found['records'] {
  const levelOf = (one: Found['records'][number]) => {
    const verdict = verdictOf(one)
    return verdict && verdict !== 'coming' ? verdict.level : undefined
  }
  const open = declarable(items, asked, cityNow(), levelOf)
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
