import { cityNow } from '#lib/clock.ts'
import { queryOptions } from '@tanstack/react-query'
import { delMany, keys, setMany } from 'idb-keyval'
import * as v from 'valibot'
import type { Data, Endpoint } from '#api/call/endpoint.ts'
import { keyOf } from '#api/call/query.ts'
import { transport } from '#api/call/transport.ts'
import { getRow, shape } from './device/checked.ts'
import { SHARED, storeOf } from './device/db.ts'

/** Milliseconds after which a kept tree is asked for again, in a quiet moment or as a form opens: a week. */
const GOOD_FOR = 7 * 86_400_000

/** Begins the key of each tree, so that all of them can be counted and dropped. */
const PREFIX = 'tree '

const meta = () => storeOf(SHARED, 'meta')
const rowOf = ({ name }: Endpoint) => PREFIX + name
const timeOf = (endpoint: Endpoint) => `${rowOf(endpoint)} at`

const times = shape(v.number())

/** Tells whether a tree was kept within the last week; reads its time alone, for the tree is some 100 KB. */
async function isFresh(endpoint: Endpoint): Promise<boolean> {
  const at = await getRow(SHARED, 'meta', timeOf(endpoint), times).catch(() => undefined)
  return at !== undefined && at > cityNow() - GOOD_FOR
}

/** Returns the tree that this device keeps; undefined where it keeps none, or one that no longer fits the contract. */
const kept = <E extends Endpoint>(endpoint: E): Promise<Data<E> | undefined> =>
  getRow(SHARED, 'meta', rowOf(endpoint), shape(endpoint.answer as v.GenericSchema<Data<E>>)).catch(
    () => undefined,
  )

/** Asks the city for a tree and keeps it. A full disk costs the copy, nothing else. */
async function bring<E extends Endpoint>(endpoint: E, signal?: AbortSignal): Promise<Data<E>> {
  const options = { quiet: true, ...(signal ? { signal } : {}) }
  const tree = await (await transport()).call(endpoint, {} as never, options)
  await setMany(
    [
      [rowOf(endpoint), tree],
      [timeOf(endpoint), cityNow()],
    ],
    meta(),
  ).catch(() => undefined)
  return tree as Data<E>
}

/**
 * Asks for a tree that forms choose from: the places (140 KB as JSON, 30 KB packed) or the industries (102 KB, 20 KB
 * packed). It rests in a row of its own that only a form reads, since what the cache holds is read back at every start;
 * everybody on this device shares it, for it says nothing of anybody.
 */
export const treeQuery = <E extends Endpoint>(endpoint: E) =>
  queryOptions({
    queryKey: keyOf(endpoint, {} as never),
    queryFn: async ({ signal }): Promise<Data<E>> => {
      if (await isFresh(endpoint)) {
        const tree = await kept(endpoint)
        if (tree !== undefined) return tree
      }
      try {
        return await bring(endpoint, signal)
      } catch (error) {
        const tree = await kept(endpoint)
        if (tree === undefined) throw error
        return tree
      }
    },
    // The device is read without a network, too; and what was not here is asked for once there is one.
    networkMode: 'always',
    refetchOnReconnect: true,
    retry: false,
    staleTime: Infinity,
  })

/** Brings a tree ahead of the first form that asks for it, and again once a week. @throws ApiError */
export async function bringTree(endpoint: Endpoint): Promise<void> {
  if (!(await isFresh(endpoint))) await bring(endpoint)
}

/** Forgets the trees that this device keeps. */
export async function dropTrees(): Promise<void> {
  const all = (await keys(meta())).filter((key) => typeof key === 'string' && key.startsWith(PREFIX))
  await delMany(all, meta())
}
