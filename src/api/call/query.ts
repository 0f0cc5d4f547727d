import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { type Data, type Endpoint, endpoints, type Input, type Keep } from './endpoint.ts'
import { isTransient } from './error.ts'
import { transport } from './transport.ts'

/** Milliseconds before the one retry of a call that failed temporarily, if there is a network. */
const RETRY_DELAY = 1_000

/** Returns the query key of a call: `[area, name, input]`, or `[area, name]` without an input. */
export function keyOf<E extends Endpoint>(endpoint: E, input?: Input<E>): unknown[] {
  const [area, name] = endpoint.name.split('.')
  return input === undefined ? [area, name] : [area, name, input]
}

/** Returns the cache scope of the answer under a query key. */
export function keepOf(key: readonly unknown[]): Keep {
  const keep = endpoints.get(`${String(key[0])}.${String(key[1])}`)?.keep ?? 'never'
  return typeof keep === 'function' ? keep((key[2] ?? {}) as { query?: Record<string, unknown> }) : keep
}

type Check = (endpoint: Endpoint, key?: readonly unknown[]) => void

/** Validates cached answers from the device against their contract, once, on their first use. */
let check: Check = () => undefined

/** Sets the validation of cached answers: of one key, or of all answers of a call. */
export function setCacheCheck(by: Check): void {
  check = by
}

/** Returns all answers of a call in memory, with their keys and the times of the answers in milliseconds. */
export function cachedAnswersOf<E extends Endpoint>(
  client: QueryClient,
  endpoint: E,
): { data: Data<E>; at: number; queryKey: readonly unknown[] }[] {
  check(endpoint)
  const [area, name] = keyOf(endpoint)
  return (
    client
      .getQueryCache()
      // Compares only area and name, because a search does this for all its calls at each letter: comparing whole keys
      // takes some 2 ms on a slow device.
      .findAll({ predicate: ({ queryKey }) => queryKey[0] === area && queryKey[1] === name })
      .flatMap(({ queryKey, state }) => {
        const data = state.data as Data<E> | undefined
        return data === undefined ? [] : [{ data, at: state.dataUpdatedAt, queryKey }]
      })
  )
}

/**
 * Returns options for useQuery, useSuspenseQuery and ensureQueryData. The page shows the error, so no message is
 * announced.
 */
export function query<E extends Endpoint>(endpoint: E, input: Input<E>) {
  const queryKey = keyOf(endpoint, input)
  check(endpoint, queryKey)
  return queryOptions<Data<E>>({
    queryKey,
    queryFn: async ({ signal }) => await (await transport()).call(endpoint, input, { signal, quiet: true }),
    retry: (failures, error) => failures < 1 && isTransient(error),
    // Retries at once without a network, so that the page shows the error without delay.
    retryDelay: () => (navigator.onLine ? RETRY_DELAY : 0),
  })
}
