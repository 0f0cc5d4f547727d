import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { type Data, type Endpoint, endpoints, type Input, type Keep } from './endpoint.ts'
import { isPassing } from './error.ts'
import { transport } from './transport.ts'

/** Milliseconds after which a call that failed in passing is tried once more, where there is a network. */
const AGAIN = 1_000

/** Query key of a call: `[area, name, input]`, or its beginning without an input. */
export function keyOf<E extends Endpoint>(endpoint: E, input?: Input<E>): unknown[] {
  const [area, name] = endpoint.name.split('.')
  return input === undefined ? [area, name] : [area, name, input]
}

/** Where the answer under a query key may rest on the device. */
export function keepOf(key: readonly unknown[]): Keep {
  const keep = endpoints.get(`${String(key[0])}.${String(key[1])}`)?.keep ?? 'never'
  return typeof keep === 'function' ? keep((key[2] ?? {}) as { query?: Record<string, unknown> }) : keep
}

type Check = (endpoint: Endpoint, key?: readonly unknown[]) => void

/** Checks what came back from the device against its contract, once, where it is first used. */
let check: Check = () => undefined

/** Sets who checks answers that came back from the device: those under a key, or all of a call. */
export function checkKeptBy(by: Check): void {
  check = by
}

/** Every answer of a call that is here, with its key and when the city gave it, in milliseconds. */
export function answersOf<E extends Endpoint>(
  client: QueryClient,
  endpoint: E,
): { data: Data<E>; at: number; queryKey: readonly unknown[] }[] {
  check(endpoint)
  const [area, name] = keyOf(endpoint)
  return (
    client
      .getQueryCache()
      // A search asks for all its calls at each letter: comparing whole keys takes a slow device some 2 ms.
      .findAll({ predicate: ({ queryKey }) => queryKey[0] === area && queryKey[1] === name })
      .flatMap(({ queryKey, state }) => {
        const data = state.data as Data<E> | undefined
        return data === undefined ? [] : [{ data, at: state.dataUpdatedAt, queryKey }]
      })
  )
}

/** Options for useQuery, useSuspenseQuery and ensureQueryData: the page shows the error, so none is announced. */
export function query<E extends Endpoint>(endpoint: E, input: Input<E>) {
  const queryKey = keyOf(endpoint, input)
  check(endpoint, queryKey)
  return queryOptions<Data<E>>({
    queryKey,
    queryFn: async ({ signal }) => await (await transport()).call(endpoint, input, { signal, quiet: true }),
    retry: (failures, error) => failures < 1 && isPassing(error),
    // Without a network there is nothing to wait for before the page says so.
    retryDelay: () => (navigator.onLine ? AGAIN : 0),
  })
}
