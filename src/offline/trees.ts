import { cityNow } from '#lib/clock.ts'
import { queryOptions } from '@tanstack/react-query'
import { delMany, keys, setMany } from 'idb-keyval'
import * as v from 'valibot'
import type { Data, Endpoint } from '#api/call/endpoint.ts'
import { keyOf } from '#api/call/query.ts'
import { transport } from '#api/call/transport.ts'
import { bytesOf } from './device/bytes-of.ts'
import { anything, getRow, getRows, shape } from './device/checked.ts'
import { SHARED, storeOf } from './device/db.ts'

/** Milliseconds after which a stored tree is refetched, in a quiet moment or when a form opens: a week. */
const STALE_AFTER = 7 * 86_400_000

/** Prefix of the keys of all trees, for finding and deleting them. */
const PREFIX = 'tree '
/** Ending of the key of a tree's time, in a row of its own. */
const TIME = ' at'

const meta = () => storeOf(SHARED, 'meta')
/** Returns the key of a tree's row in `meta`, by the name of its call. */
export const treeRow = (name: string) => PREFIX + name
const rowOf = ({ name }: Endpoint) => treeRow(name)
const timeOf = (endpoint: Endpoint) => rowOf(endpoint) + TIME

const times = shape(v.number())

/** Checks if a tree was stored within the last week; reads only its time, because the tree is some 100 KB. */
async function isFresh(endpoint: Endpoint): Promise<boolean> {
  const at = await getRow(SHARED, 'meta', timeOf(endpoint), times).catch(() => undefined)
  return at !== undefined && at > cityNow() - STALE_AFTER
}

/** Returns the stored tree; undefined if there is none, or it does not match the contract. */
const storedTree = <E extends Endpoint>(endpoint: E): Promise<Data<E> | undefined> =>
  getRow(SHARED, 'meta', rowOf(endpoint), shape(endpoint.answer as v.GenericSchema<Data<E>>)).catch(
    () => undefined,
  )

/** Downloads a tree and stores it; a failed write, such as on a full disk, only costs the copy. */
async function downloadTree<E extends Endpoint>(endpoint: E, signal?: AbortSignal): Promise<Data<E>> {
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
 * Returns query options for a tree that forms choose from: places (140 KB as JSON, 30 KB compressed) or industries (102
 * KB, 20 KB compressed). The tree has its own row that only forms read, because cached answers are restored at every
 * start; all users of the device share it, because it contains no personal data.
 */
export const treeQuery = <E extends Endpoint>(endpoint: E) =>
  queryOptions({
    queryKey: keyOf(endpoint, {} as never),
    queryFn: async ({ signal }): Promise<Data<E>> => {
      if (await isFresh(endpoint)) {
        const tree = await storedTree(endpoint)
        if (tree !== undefined) return tree
      }
      try {
        return await downloadTree(endpoint, signal)
      } catch (error) {
        const tree = await storedTree(endpoint)
        if (tree === undefined) throw error
        return tree
      }
    },
    // Reads the device without a network too, and refetches a missing tree when the network returns.
    networkMode: 'always',
    refetchOnReconnect: true,
    retry: false,
    staleTime: Infinity,
  })

/** Downloads a tree ahead of the first form that needs it, and again once a week. @throws ApiError */
export async function bringTree(endpoint: Endpoint): Promise<void> {
  if (!(await isFresh(endpoint))) await downloadTree(endpoint)
}

/** Returns the stored trees by their calls, with approximate bytes and the time at which each came. @throws StorageProblem */
export async function listTrees(): Promise<{ name: string; bytes: number; at: number | undefined }[]> {
  const rows = new Map(await getRows(SHARED, 'meta', anything))
  return [...rows].flatMap(([key, tree]) => {
    if (typeof key !== 'string' || !key.startsWith(PREFIX) || key.endsWith(TIME)) return []
    const at = rows.get(key + TIME)
    return {
      name: key.slice(PREFIX.length),
      bytes: bytesOf(tree),
      at: typeof at === 'number' ? at : undefined,
    }
  })
}

/** Deletes the trees stored on this device, except those of the calls in `kept`. */
export async function dropTrees(kept: ReadonlySet<string> = new Set()): Promise<void> {
  const stays = new Set([...kept].flatMap((name) => [treeRow(name), treeRow(name) + TIME]))
  const all = (await keys(meta())).filter(
    (key) => typeof key === 'string' && key.startsWith(PREFIX) && !stays.has(key),
  )
  await delMany(all, meta())
}
