import type { QueryClient, UseQueryResult } from '@tanstack/react-query'
import { useEach } from '#api/call/useEach.ts'
import type { Hit } from './hits.ts'
import type { Kind } from './kinds.ts'
import { type Found, searchKinds } from './table.ts'

/** Counts the hits of a kind that come at once. */
export const SIZE = 10

/** Asks the city for the first hits of one kind. @throws ApiError */
export async function findFirst(client: QueryClient, kind: Kind, keyword: string): Promise<Hit[]> {
  const { select, ...options } = searchKinds[kind].query({ keyword, current: 1, size: SIZE })
  return select(await client.fetchQuery(options)).hits
}

/**
 * Asks the city for these kinds, each by its own call: one that fails leaves the others alone. Asks nothing while `looked`
 * is ''.
 * @param page of the `chosen` kind; of the others the first comes
 */
export function useFound<Some extends Kind>(
  these: readonly Some[],
  looked: string,
  chosen?: Kind,
  page = 1,
): Record<Some, UseQueryResult<Found>> {
  const results = useEach({
    queries: these.map((kind) => ({
      ...searchKinds[kind].query({ keyword: looked, current: kind === chosen ? page : 1, size: SIZE }),
      enabled: looked !== '',
    })),
  })
  return Object.fromEntries(these.map((kind, at) => [kind, results[at]])) as Record<
    Some,
    UseQueryResult<Found>
  >
}
