import type { QueryClient, UseQueryResult } from '@tanstack/react-query'
import { useQueriesReliably } from '#api/call/useQueriesReliably.ts'
import type { Hit } from './hits.ts'
import type { Kind } from './kinds.ts'
import { type Found, searchKinds } from './table.ts'

/** Hits per page of a kind. */
export const SIZE = 10

/** Requests the first hits of one kind from the city. @throws ApiError */
export async function findFirst(client: QueryClient, kind: Kind, keyword: string): Promise<Hit[]> {
  const { select, ...options } = searchKinds[kind].query({ keyword, current: 1, size: SIZE })
  return select(await client.fetchQuery(options)).hits
}

/**
 * Queries the city for several kinds, each by its own call, so that a failure affects one kind only. Queries nothing
 * while `looked` is ''.
 * @param page page of the `chosen` kind; of the others the first page is queried
 */
export function useFound<Some extends Kind>(
  these: readonly Some[],
  looked: string,
  chosen?: Kind,
  page = 1,
): Record<Some, UseQueryResult<Found>> {
  const results = useQueriesReliably({
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
