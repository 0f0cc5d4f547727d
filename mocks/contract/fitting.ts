import type { LooseInput } from '#api/call/call.ts'
import type { Endpoint } from '#api/call/endpoint.ts'
import { areas } from '#mocks/examples/all.test-data.ts'
import { resetWorld } from '#mocks/world.ts'
import { idsFrom } from './ids.data.ts'

/** World of the mock city whose records the examples name. */
const WORLD = 'contract-examples'

/** A call with an example of a fitting request. */
export interface Fitting {
  endpoint: Endpoint
  input: LooseInput
  /** True where the request names a record by an id of the mock city, which another city may not know. */
  isForeign: boolean
}

/** Returns each call of the contract with the request of its example. */
export function fittingCalls(): Fitting[] {
  const world = resetWorld(WORLD, 'default', 1)
  return areas.flatMap(([area, examples]) =>
    Object.entries(examples).map(([key, { input }]) => {
      const endpoint = area[key]!
      const plain = typeof input === 'function' ? input(world) : input
      return { endpoint, input: plain, isForeign: typeof input === 'function' || namesRecord(plain) }
    }),
  )
}

const ID = /^(id|enId|policyId|declareEntId)$/
const idKeys = (part: unknown) => Object.keys(part ?? {}).filter((key) => ID.test(key))
const namesRecord = ({ params, query }: LooseInput) => idKeys(params).length + idKeys(query).length > 0

/**
 * Returns the request with the id of a record that this city has; as it is where no list has shown one.
 * @param shown the first record's id in the answers so far, by the name of the call
 */
export function withOwnId(
  { endpoint, input, isForeign }: Fitting,
  shown: ReadonlyMap<string, string>,
): Fitting {
  const id = shown.get(idsFrom[endpoint.name] ?? '')
  if (id === undefined) return { endpoint, input, isForeign }
  const put = <T extends object>(part: T | undefined): T | undefined =>
    part &&
    (Object.fromEntries(Object.entries(part).map(([key, one]) => [key, ID.test(key) ? id : one])) as T)
  const query = put(input.query as object | undefined)
  return {
    endpoint,
    input: { ...input, ...(input.params ? { params: put(input.params)! } : {}), ...(query ? { query } : {}) },
    isForeign: false,
  }
}

/** Returns the id of the first record in an answer's data; undefined where there is none. */
export function firstId(data: unknown): string | undefined {
  const records = Array.isArray(data)
    ? (data as unknown[])
    : (data as { records?: unknown[] } | null)?.records
  const { id } = (records?.[0] ?? {}) as { id?: unknown }
  return typeof id === 'string' ? id : undefined
}
