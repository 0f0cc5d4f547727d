import * as v from 'valibot'
import { PolicyRuleParts, type Policy, PolicyBrief, PolicyTextParts } from '#api/policy.ts'
import { getRow, type Shape, shape } from '#offline/device/checked.ts'
import { SHARED } from '#offline/device/db.ts'
import { transact } from '#offline/device/transact.ts'
import { type LibraryView, noLibrary } from './view.ts'

/** A set of records. A newer set replaces it as a whole; both are stored until the newer one is complete. */
interface RecordSet {
  generation: number
  /** Number of chunks, numbered from 0. */
  chunks: number
  count: number
  /** Size as JSON; the browser's own size of the records is unknown. */
  bytes: number
}

/** A complete set. */
export interface CompleteSet extends RecordSet {
  /** Time of the last confirmed match with the city, in milliseconds. */
  asOf: number
  /** Start of the next request for changes, as an ISO string by the city's clock. */
  since: string
  /** Number of policies that the city counts but does not return. */
  gap: number
  /** Random id that is renewed when a record changes. */
  stamp: string
  /** Number of policies that the last renewal brought, and their bytes; missing before the first one. */
  renewed?: number
  renewedBytes?: number
}

/** A set during its download. */
export interface LoadingSet extends RecordSet {
  /** Next page to request. */
  page: number
  total: number
  since: string
  /** Start of the download in milliseconds. */
  begun: number
}

/** State of the library on this device. */
export interface Meta {
  kept?: CompleteSet
  coming?: LoadingSet
}

/** A chunk of the records, split by use: lists, calculations, reading. */
export interface Chunk {
  brief: PolicyBrief[]
  rules: v.InferOutput<typeof PolicyRuleParts>[]
  text: v.InferOutput<typeof PolicyTextParts>[]
}
type Kind = keyof Chunk

/** Records of a chunk and of one answer (11 KB each with the mock city). */
export const CHUNK = 100

const number = v.number()
const text = v.string()
const recordSet = { generation: number, chunks: number, count: number, bytes: number }
/** Entries of a renewal, read from the device or told by another tab. */
export const renewal = { renewed: v.exactOptional(number), renewedBytes: v.exactOptional(number) }
const metaShape = shape<Meta>(
  v.object({
    kept: v.exactOptional(
      v.object({ ...recordSet, asOf: number, since: text, gap: number, stamp: text, ...renewal }),
    ),
    coming: v.exactOptional(
      v.object({ ...recordSet, page: number, total: number, since: text, begun: number }),
    ),
  }),
)
const chunkShapes: { [K in Kind]: Shape<Chunk[K]> } = {
  brief: shape<Chunk['brief']>(v.array(PolicyBrief)),
  rules: shape<Chunk['rules']>(v.array(PolicyRuleParts)),
  text: shape<Chunk['text']>(v.array(PolicyTextParts)),
}

const META = 'meta'
const keyOf = (generation: number, kind: Kind | 'index', at = 0) =>
  `${String(generation)}:${kind}:${String(at)}`

/** Reads the library's state on this device: its complete set, and the one being downloaded. */
export const readMeta = async (): Promise<Meta> => (await getRow(SHARED, 'library', META, metaShape)) ?? {}

/**
 * Reads one kind of a chunk. If it is missing or invalid, removes the whole library, because the city has it.
 * @throws Error with a message for people
 */
export async function readChunk<K extends Kind>(
  { generation }: RecordSet,
  kind: K,
  at: number,
): Promise<Chunk[K]> {
  const chunk = await getRow(SHARED, 'library', keyOf(generation, kind, at), chunkShapes[kind])
  if (chunk) return chunk
  await clearLibrary()
  throw new Error('本机的政策库已损坏，请重新下载')
}

/** Reads one kind of all chunks, in order. */
export async function readChunks<K extends Kind>(recordSet: RecordSet, kind: K): Promise<Chunk[K][]> {
  return await Promise.all(
    Array.from({ length: recordSet.chunks }, (_, at) => readChunk(recordSet, kind, at)),
  )
}

/** Writes chunks of a set together with the new state: all or nothing. @throws StorageProblem */
export async function writeChunks(
  { generation }: RecordSet,
  chunks: ReadonlyMap<number, Chunk>,
  meta: Meta,
): Promise<void> {
  await transact(SHARED, ['library'], ({ library }) => {
    for (const [at, chunk] of chunks) {
      for (const kind of ['brief', 'rules', 'text'] as const)
        library.put(chunk[kind], keyOf(generation, kind, at))
    }
    library.put(meta, META)
  })
}

/** Replaces the old set with the new one. @throws StorageProblem */
export async function replaceSet(kept: CompleteSet, old: CompleteSet | undefined): Promise<void> {
  await transact(SHARED, ['library'], ({ library }) => {
    library.put({ kept } satisfies Meta, META)
    if (old)
      library.delete(IDBKeyRange.bound(`${String(old.generation)}:`, `${String(old.generation)}:\uffff`))
  })
}

/** Removes the library from this device. @throws StorageProblem */
export const clearLibrary = (): Promise<void> =>
  transact(SHARED, ['library'], ({ library }) => void library.clear())

/** Search table, stored beside the records. */
export interface SearchTable {
  stamp: string
  /** Search text of each record, in the order of the records. */
  texts: string[]
  bits: Uint32Array<ArrayBuffer>
}
const tableShape = shape<SearchTable>(
  v.object({
    stamp: text,
    texts: v.array(text),
    bits: v.custom<SearchTable['bits']>((value) => value instanceof Uint32Array),
  }),
)

/** Reads the search table of these records; undefined if it is missing or belongs to others. */
export async function readTable({ generation, stamp }: CompleteSet): Promise<SearchTable | undefined> {
  const table = await getRow(SHARED, 'library', keyOf(generation, 'index'), tableShape)
  return table?.stamp === stamp ? table : undefined
}

/** Writes the search table of these records. @throws StorageProblem */
export const writeTable = ({ generation }: CompleteSet, table: SearchTable): Promise<void> =>
  transact(SHARED, ['library'], ({ library }) => void library.put(table, keyOf(generation, 'index')))

/** Splits records by use. Removes the reader's own state (收藏). */
export function splitByUse(records: readonly Policy[]): Chunk {
  const chunk: Chunk = { brief: [], rules: [], text: [] }
  for (const { batches, conditions, stacking, materials, steps, applyUrl, ...rest } of records) {
    const { decodeIds, revisions, contentHtml, sourceUrl, ...brief } = rest
    chunk.brief.push({ ...brief, favorite: false })
    const optional = { ...(stacking ? { stacking } : {}), ...(applyUrl ? { applyUrl } : {}) }
    chunk.rules.push({ batches, conditions, materials, steps, ...optional })
    chunk.text.push({ decodeIds, revisions, contentHtml, sourceUrl })
  }
  return chunk
}

/** Returns the library's state for display. */
export function viewOf({ kept, coming }: Meta): LibraryView {
  const { count, bytes, asOf, renewed, renewedBytes } = kept ?? noLibrary
  const view = {
    ...{ count, bytes, asOf, done: coming?.count ?? 0, total: coming?.total ?? 0 },
    ...(renewed === undefined ? {} : { renewed }),
    ...(renewedBytes === undefined ? {} : { renewedBytes }),
  }
  if (coming) return { ...view, state: 'failed', problem: '上次下载未完成' }
  return { ...view, state: kept ? 'kept' : 'none' }
}
