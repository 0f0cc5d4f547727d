import { call } from '#api/call/call.ts'
import { ApiError, isTransient } from '#api/call/error.ts'
import { type Policy, policy, type PolicyListed } from '#api/policy.ts'
import { cityNow } from '#lib/clock.ts'
import { ifLockFree, withLock } from '#lib/lock.ts'
import { messageOf } from '#lib/message-of.ts'
import { StorageProblem } from '#offline/device/problem.ts'
import { LOCK } from './bring-lock.ts'
import { changedChunks, newestOf, sizeOf } from './change.ts'
import {
  CHUNK,
  clearLibrary,
  type LoadingSet,
  splitByUse,
  type CompleteSet,
  type Meta,
  readChunks,
  readMeta,
  replaceSet,
  viewOf,
  writeChunks,
} from './store.ts'
import type { LibraryView } from './view.ts'

/** Assumed error of a device's clock in milliseconds. */
const CLOCK_ERROR = 86_400_000
/** Milliseconds of an hour: by so much a request for changes overlaps the newest known one, and to it it is rounded. */
const HOUR = 3_600_000

interface BringOptions {
  /** Receives the state after each step. */
  tell: (view: LibraryView) => void
  signal?: AbortSignal
  /** True if nobody waits for the result, so that a network failure is not shown. */
  quiet?: boolean
}

/**
 * Downloads the library to this device, or only its changes since the last time; resumes after an interruption. Does
 * nothing while another tab does the same. The result is passed to `tell`, never thrown.
 */
export async function bringLibrary({ tell, signal, quiet }: BringOptions): Promise<void> {
  // Asks as nobody, so that all devices send the same request and a cache on the way can answer it.
  const once: Ask = (query) =>
    call(policy.list, { query }, { quiet: true, signal, anonymous: true, enId: '' })
  // Asks again at once after one lost connection, which a browser does by itself only on a connection it has used before.
  const ask: Ask = (query) =>
    once(query).catch((error: unknown) => {
      if (error instanceof ApiError && error.kind === 'network' && !signal?.aborted) return once(query)
      throw error
    })
  const work = async () => {
    const meta = await readMeta()
    tell({ ...viewWithoutProblem(meta), state: 'getting' })
    if (meta.kept && !meta.coming) await loadChanges(ask, meta.kept, tell)
    else {
      await loadAll(ask, meta, tell)
      const { kept } = await readMeta()
      // Refreshes the parts that came before the interruption, because they may have changed since.
      if (meta.coming && kept) await loadChanges(ask, kept, tell)
    }
    tell(viewOf(await readMeta()))
  }
  const explain = async (error: unknown) => {
    // Shows nothing while the library is being removed.
    if (signal?.aborted) return
    const meta = await readMetaOrNone()
    const silent = quiet && error instanceof ApiError && isTransient(error) && !meta.coming
    tell(
      silent
        ? viewOf(meta)
        : { ...viewWithoutProblem(meta), state: 'failed', problem: problemWordsOf(error) },
    )
  }
  // Tells the result while the lock is held, because waiters for the lock rely on having it.
  await ifLockFree(LOCK, () => work().catch(explain))
}

async function readMetaOrNone(): Promise<Meta> {
  try {
    return await readMeta()
  } catch {
    return {}
  }
}

/** Removes the library from this device after a running download has ended. @throws StorageProblem */
export async function removeLibrary(tell: BringOptions['tell']): Promise<void> {
  await withLock(LOCK, clearLibrary)
  tell(viewOf({}))
}

type Ask = (
  query: Parameters<typeof call<typeof policy.list>>[1]['query'],
) => ReturnType<typeof call<typeof policy.list>>

function viewWithoutProblem(meta: Meta): LibraryView {
  const { problem: _, ...view } = viewOf(meta)
  return view
}

function problemWordsOf(error: unknown): string {
  if (error instanceof StorageProblem)
    return error.kind === 'quota' ? '本机存储空间不足，清理空间后可以继续' : '本机保存失败，请刷新页面后继续'
  if (error instanceof ApiError && isTransient(error))
    return error.kind === 'server' ? '市平台暂时没有响应，稍后可以继续' : '网络中断，联网后可以继续'
  return messageOf(error)
}

/** Downloads all pages, and saves each page at once. */
async function loadAll(ask: Ask, meta: Meta, tell: BringOptions['tell']): Promise<void> {
  let coming: LoadingSet = meta.coming ?? {
    generation: (meta.kept?.generation ?? 0) + 1,
    chunks: 0,
    count: 0,
    bytes: 0,
    page: 1,
    total: 0,
    since: new Date(cityNow() - CLOCK_ERROR).toISOString(),
    begun: cityNow(),
  }
  // Skips duplicates, because a policy published meanwhile moves others to later pages.
  const here = (await readChunks(coming, 'brief')).flat()
  const seen = new Set(here.map((one) => one.id))
  let newest = newestOf(here)
  for (let pages = Infinity; coming.page <= pages;) {
    const answer = await ask({ part: 'whole', size: CHUNK, current: coming.page })
    const records = completePolicies(answer.records).filter((one) => !seen.has(one.id))
    records.forEach((one) => seen.add(one.id))
    newest = newestOf(records, newest)
    pages = answer.pages
    const chunk = splitByUse(records)
    const chunks = new Map(records.length ? [[coming.chunks, chunk]] : [])
    coming = {
      ...coming,
      chunks: coming.chunks + chunks.size,
      count: coming.count + records.length,
      bytes: coming.bytes + (records.length ? sizeOf(chunk) : 0),
      page: coming.page + 1,
      total: answer.total,
    }
    await writeChunks(coming, chunks, { ...meta, coming })
    tell({ ...viewWithoutProblem({ ...meta, coming }), state: 'getting' })
  }
  const { generation, chunks, count, bytes, since, total, begun } = coming
  const kept: CompleteSet = {
    ...{ generation, chunks, count, bytes },
    asOf: begun,
    since: newest && newest < since ? minusOverlap(newest) : since,
    gap: total - count,
    stamp: crypto.randomUUID(),
  }
  await replaceSet(kept, meta.kept)
}

/**
 * Downloads only changes; downloads everything if the city's count still differs afterwards. Reads the count from the
 * first answer, because an answer of a cache on the way may be older than a count that is asked for separately.
 */
async function loadChanges(ask: Ask, kept: CompleteSet, tell: BringOptions['tell']): Promise<void> {
  const begun = cityNow()
  const changed: Policy[] = []
  const updatedFrom = beginOfHour(kept.since)
  let total: number | undefined
  for (let current = 1, pages = 1; current <= pages; current += 1) {
    const answer = await ask({ part: 'whole', size: CHUNK, current, updatedFrom })
    changed.push(...completePolicies(answer.records))
    pages = answer.pages
    total ??= answer.counts?.total
  }
  const { chunks, count, bytes, chunkCount } = await changedChunks(kept, changed)
  const newest = newestOf(changed)
  const next: CompleteSet = {
    ...kept,
    ...{ count, bytes, chunks: chunkCount },
    asOf: begun,
    since: newest && minusOverlap(newest) > kept.since ? minusOverlap(newest) : kept.since,
    stamp: chunks.size ? crypto.randomUUID() : kept.stamp,
    renewed: changed.length,
    renewedBytes: changed.length > 0 ? sizeOf(splitByUse(changed)) : 0,
  }
  total ??= (await ask({ part: 'brief', size: 1, current: 1 })).total
  await writeChunks(next, chunks, { kept: next })
  if (total - next.count !== next.gap) await loadAll(ask, { kept: next }, tell)
}

const minusOverlap = (time: string) => new Date(Date.parse(time) - HOUR).toISOString()

/** Rounds a moment (ISO string) down to its hour, the same on all devices whose newest policy is the same. */
const beginOfHour = (time: string) => new Date(Math.floor(Date.parse(time) / HOUR) * HOUR).toISOString()

/** Returns complete policies. @throws ApiError if the city left out requested parts */
function completePolicies(records: readonly PolicyListed[]): Policy[] {
  return records.map((one) => {
    const { batches, conditions, materials, steps, decodeIds, revisions, sourceUrl, contentHtml } = one
    if (!batches || !conditions || !materials || !steps) throw incompleteAnswer()
    if (!decodeIds || !revisions || sourceUrl === undefined || contentHtml === undefined)
      throw incompleteAnswer()
    const { matchLevel: _, ...rest } = one
    return { ...rest, batches, conditions, materials, steps, decodeIds, revisions, sourceUrl, contentHtml }
  })
}

const incompleteAnswer = () => new ApiError('contract', undefined, { detail: 'policy.list: part=whole' })
