import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { PolicyRules } from '#api/policy.ts'
import { useQueriesReliably } from '#api/call/useQueriesReliably.ts'
import { rulesIn, rulesQuery } from '#blocks/standing/rules-query.ts'
import { cityMoment, cityNow } from '#lib/clock.ts'
import { libraryRules, useLibrary } from '#offline/library.ts'
import { useDeviceState } from '#offline/view.ts'

/** State of the rules on this device. */
export type Rules =
  | { state: 'there'; policies: readonly PolicyRules[]; asOf: number }
  /** Loading; `total` is 0 before the first page. */
  | { state: 'coming'; done: number; total: number }
  /** Offline without all the rules on the device; a part of them would give a wrong answer. */
  | { state: 'missing' }
  | { state: 'failed'; error: Error; retry: () => void }

/**
 * Returns the rules of all policies that can be applied for: from the device's library if it is there, else page by
 * page.
 */
export function useRules(): Rules {
  const { reach } = useDeviceState()
  const library = useLibrary()
  const fromLibrary = useQuery({
    queryKey: ['rules-of-library', library.asOf],
    queryFn: async () => (await libraryRules()) ?? null,
    networkMode: 'always',
    enabled: library.state === 'kept',
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const isKept = library.state === 'kept' && !fromLibrary.isError && fromLibrary.data !== null
  const first = useQuery({ ...rulesQuery(1), enabled: !isKept })
  const pages = first.data?.pages ?? 0
  const rest = useQueriesReliably({
    queries: Array.from({ length: Math.max(0, pages - 1) }, (_, at) => ({
      ...rulesQuery(at + 2),
      enabled: !isKept,
    })),
  })
  const all = [first, ...rest]
  const total = first.data?.total ?? 0
  const isComplete = first.data !== undefined && all.every(({ data }) => data?.total === total)
  const asOf = Math.min(...all.map((one) => one.dataUpdatedAt))
  const newest = Math.max(...all.map((one) => one.dataUpdatedAt))

  // The city's list has changed between two pages, so the older pages are fetched again.
  const isInconsistent =
    !isKept && pages > 0 && !isComplete && all.every((one) => one.data && !one.isFetching)
  useEffect(() => {
    if (!isInconsistent || reach !== 'online') return
    for (const one of all) if (one.dataUpdatedAt < newest || one.data?.total !== total) void one.refetch()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each time that the pages disagree
  }, [isInconsistent, newest, reach])

  const policies = useMemo(
    () => (isComplete ? all.flatMap(({ data }) => rulesIn(data?.records ?? [])) : undefined),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the pages are the same until one of them comes anew
    [isComplete, asOf, newest, pages],
  )
  if (isKept) {
    return fromLibrary.data
      ? { state: 'there', policies: fromLibrary.data, asOf: library.asOf ?? cityNow() }
      : { state: 'coming', done: 0, total: library.count }
  }
  if (policies) return { state: 'there', policies, asOf: cityMoment(asOf) }
  const failed = all.find((one) => one.isError && !one.isFetching)
  if (reach !== 'online') return { state: 'missing' }
  if (failed?.error) {
    const retry = () => {
      for (const one of all) if (one.isError) void one.refetch()
    }
    return { state: 'failed', error: failed.error, retry }
  }
  const done = all.reduce((sum, { data }) => sum + (data?.records.length ?? 0), 0)
  return { state: 'coming', done, total }
}
