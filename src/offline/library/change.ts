import type { Policy } from '#api/policy.ts'
import { type Chunk, CHUNK, splitByUse, type CompleteSet, readChunk, readChunks } from './store.ts'

/** Returns the approximate bytes of a chunk, as JSON. */
export const sizeOf = (chunk: Chunk): number => new Blob([JSON.stringify(chunk)]).size

/** Returns the latest update time of the records; `known` ('' by default) if none is later. */
export const newestOf = (records: readonly { updateTime: string }[], known = ''): string =>
  records.reduce((newest, { updateTime }) => (updateTime > newest ? updateTime : newest), known)

/** Returns the chunks changed by these records, with new chunks at the end, and the new totals. */
export async function changedChunks(kept: CompleteSet, records: readonly Policy[]) {
  const briefs = records.length ? await readChunks(kept, 'brief') : []
  const places = new Map(
    briefs.flatMap((chunk, at) => chunk.map((one, index) => [one.id, { at, index, one }] as const)),
  )
  const chunks = new Map<number, Chunk>()
  let { count, bytes, chunks: chunkCount } = kept
  const openChunk = async (at: number) => {
    const known = chunks.get(at)
    if (known) return known
    const [brief, rules, text] = await Promise.all([
      readChunk(kept, 'brief', at),
      readChunk(kept, 'rules', at),
      readChunk(kept, 'text', at),
    ])
    const chunk = { brief, rules, text }
    bytes -= brief.length ? sizeOf(chunk) : 0
    chunks.set(at, chunk)
    return chunk
  }
  // Removes duplicates, because a record may move to a later page during the requests.
  for (const record of new Map(records.map((one) => [one.id, one])).values()) {
    const place = places.get(record.id)
    if (place?.one.updateTime === record.updateTime) continue
    const single = splitByUse([record])
    let at = place?.at ?? chunkCount - 1
    let chunk = at < 0 ? undefined : await openChunk(at)
    if (!place && (!chunk || chunk.brief.length >= CHUNK)) {
      at = chunkCount
      chunkCount += 1
      chunk = { brief: [], rules: [], text: [] }
      chunks.set(at, chunk)
    }
    if (!chunk) continue
    const index = place?.index ?? chunk.brief.length
    chunk.brief[index] = single.brief[0]!
    chunk.rules[index] = single.rules[0]!
    chunk.text[index] = single.text[0]!
    count += place ? 0 : 1
  }
  for (const chunk of chunks.values()) bytes += sizeOf(chunk)
  return { chunks, count, bytes, chunkCount }
}
