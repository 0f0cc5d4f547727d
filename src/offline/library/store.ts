import * as v from 'valibot'
import { JudgedBy, type Policy, PolicyBrief, Written } from '#api/policy.ts'
import { getRow, type Shape, shape } from '#offline/device/checked.ts'
import { SHARED } from '#offline/device/db.ts'
import { transact } from '#offline/device/transact.ts'
import { type LibraryView, noLibrary } from './view.ts'

/** One set of records. A newer one replaces it as a whole; until that is complete both are kept. */
interface RecordSet {
  generation: number
  /** How many pieces its records are kept in, counted from 0. */
  chunks: number
  count: number
  /** Their size as JSON; how many the browser needs for them cannot be read. */
  bytes: number
}

/** A set that is complete. */
export interface Kept extends RecordSet {
  /** When it was last known to be what the city has, in milliseconds. */
  asOf: number
  /** What has changed from this moment on is asked for next; an ISO string of the city's clock. */
  since: string
  /** By how many the city counts more than it gives, if it does. */
  gap: number
  /** A new one whenever a record has changed. */
  stamp: string
}

/** A set that is being loaded. */
export interface Coming extends RecordSet {
  /** The page to ask for next. */
  page: number
  total: number
  since: string
  /** When it began, in milliseconds. */
  begun: number
}

/** What is known of the library on this device. */
export interface Meta {
  kept?: Kept
  coming?: Coming
}

/** A piece of the records, cut by what is needed together: for a list, for a judgement, for reading. */
export interface Chunk {
  brief: PolicyBrief[]
  rules: v.InferOutput<typeof JudgedBy>[]
  text: v.InferOutput<typeof Written>[]
}
type Kind = keyof Chunk

/** Records in a piece; as many come with one answer (11 KB each with the mock city). */
export const CHUNK = 100

const number = v.number()
const text = v.string()
const recordSet = { generation: number, chunks: number, count: number, bytes: number }
const metas = shape<Meta>(
  v.object({
    kept: v.exactOptional(v.object({ ...recordSet, asOf: number, since: text, gap: number, stamp: text })),
    coming: v.exactOptional(
      v.object({ ...recordSet, page: number, total: number, since: text, begun: number }),
    ),
  }),
)
const pieces: { [K in Kind]: Shape<Chunk[K]> } = {
  brief: shape<Chunk['brief']>(v.array(PolicyBrief)),
  rules: shape<Chunk['rules']>(v.array(JudgedBy)),
  text: shape<Chunk['text']>(v.array(Written)),
}

const META = 'meta'
const keyOf = (generation: number, kind: Kind | 'index', at = 0) =>
  `${String(generation)}:${kind}:${String(at)}`

/** What is known of the library that rests here: which generation is whole, and which is coming. */
export const readMeta = async (): Promise<Meta> => (await getRow(SHARED, 'library', META, metas)) ?? {}

/**
 * One kind of one piece. Where it is not there, or cannot be read, the whole library goes: the city has all of it.
 * @throws Error with words
 */
export async function readChunk<K extends Kind>(
  { generation }: RecordSet,
  kind: K,
  at: number,
): Promise<Chunk[K]> {
  const chunk = await getRow(SHARED, 'library', keyOf(generation, kind, at), pieces[kind])
  if (chunk) return chunk
  await clearStore()
  throw new Error('本机的政策库已损坏，请重新下载')
}

/** One kind of all pieces, in their order. */
export async function readChunks<K extends Kind>(recordSet: RecordSet, kind: K): Promise<Chunk[K][]> {
  return await Promise.all(
    Array.from({ length: recordSet.chunks }, (_, at) => readChunk(recordSet, kind, at)),
  )
}

/** Writes pieces of one set together with what is then known of it: all or nothing. @throws StorageProblem */
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

/** Replaces the old set by the new one. @throws StorageProblem */
export async function replaceBy(kept: Kept, old: Kept | undefined): Promise<void> {
  await transact(SHARED, ['library'], ({ library }) => {
    library.put({ kept } satisfies Meta, META)
    if (old)
      library.delete(IDBKeyRange.bound(`${String(old.generation)}:`, `${String(old.generation)}:\uffff`))
  })
}

/** Removes the library from this device. @throws StorageProblem */
export const clearStore = (): Promise<void> =>
  transact(SHARED, ['library'], ({ library }) => void library.clear())

/** What is kept beside the records for searching them. */
export interface SearchTable {
  stamp: string
  /** What each record is searched by, in the order of the records. */
  texts: string[]
  bits: Uint32Array<ArrayBuffer>
}
const tables = shape<SearchTable>(
  v.object({
    stamp: text,
    texts: v.array(text),
    bits: v.custom<SearchTable['bits']>((value) => value instanceof Uint32Array),
  }),
)

/** The table that goes with these records; undefined where it was made of others, or not yet. */
export async function readTable({ generation, stamp }: Kept): Promise<SearchTable | undefined> {
  const table = await getRow(SHARED, 'library', keyOf(generation, 'index'), tables)
  return table?.stamp === stamp ? table : undefined
}

/** @throws StorageProblem */
export const writeTable = ({ generation }: Kept, table: SearchTable): Promise<void> =>
  transact(SHARED, ['library'], ({ library }) => void library.put(table, keyOf(generation, 'index')))

/** Cuts records by what is needed together. What is a reader's own (收藏) is not kept here. */
export function cut(records: readonly Policy[]): Chunk {
  const chunk: Chunk = { brief: [], rules: [], text: [] }
  for (const { batches, conditions, materials, steps, applyUrl, ...rest } of records) {
    const { decodeIds, revisions, contentHtml, sourceUrl, ...brief } = rest
    chunk.brief.push({ ...brief, favorite: false })
    chunk.rules.push({ batches, conditions, materials, steps, ...(applyUrl ? { applyUrl } : {}) })
    chunk.text.push({ decodeIds, revisions, contentHtml, sourceUrl })
  }
  return chunk
}

/** How it stands, as the page shows it. */
export function viewOf({ kept, coming }: Meta): LibraryView {
  const { count, bytes, asOf } = kept ?? noLibrary
  const view = { count, bytes, asOf, done: coming?.count ?? 0, total: coming?.total ?? 0 }
  if (coming) return { ...view, state: 'failed', problem: '上次下载未完成' }
  return { ...view, state: kept ? 'kept' : 'none' }
}
