import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { type Data, type Endpoint, endpoints, type Input, type Keep } from './endpoint.ts'
import { isPassing } from './error.ts'

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

/** Options for useQuery, useSuspenseQuery and ensureQueryData: the page shows the error, so none is announced. */
export function query<E extends Endpoint>(endpoint: E, input: Input<E>) {
  return queryOptions<Data<E>>({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal, quiet: true }),
    retry: (failures, error) => failures < 1 && isPassing(error),
  })
}
