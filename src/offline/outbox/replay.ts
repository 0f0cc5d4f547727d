import { callLoosely } from '#api/call/call.ts'
import { endpoints } from '#api/call/endpoint.ts'
import { ApiError, isTransient } from '#api/call/error.ts'
import { cityNow } from '#lib/clock.ts'
import { withLock } from '#lib/lock.ts'
import { announce } from '#offline/channel.ts'
import { read, readAll } from '#offline/device/checked.ts'
import { userDb } from '#offline/device/db.ts'
import { transact } from '#offline/device/transact.ts'
import { fileIdOf } from '#lib/attachment.ts'
import { dropFiles, readFile } from '#offline/drafts/files.ts'
import { isLarge, sentBytes, shareText, uploadFile } from '#offline/upload.ts'
import { ITEM_SCHEMA, NO_RECEIPT, type OutboxItem, type Receipt, type ReceiptNo } from './item.ts'
import { StorageProblem } from '#offline/device/problem.ts'
import { backoff, nextDue, nextDueTime, outboxLock, waitAsAsked } from './queue.ts'
import { counts, items as itemRows, receipts as receiptRows } from './rows.ts'
import { listOutbox, newestFirst } from './store.ts'

/** Number of consecutive answers against the contract, or of own errors, after which an item is held for the person. */
const MAX_UNREADABLE = 5
/**
 * Limit of an attempt in milliseconds. With the specification's 300 s, one dead connection would block all other items;
 * the item's key makes an earlier retry safe.
 */
const SEND_LIMIT = 60_000
/** Maximum number of stored receipts; the newest are kept. */
const MAX_RECEIPTS = 200

/** Result of a run: time of the next run in milliseconds, and true if a person must sign in first. */
export interface Run {
  next: number | undefined
  needsSignIn: boolean
}

/** Receives an item that has arrived with its answer, or that waits for the person; must not throw. */
export type Tell = (item: OutboxItem, answer?: unknown) => void

/**
 * Sends the due items of one user's outbox, each once, under one lock over all tabs and the service worker. `hurry`
 * ignores the back-off (after the network returned), but not the city's Retry-After. `tell` receives each result.
 * @throws StorageProblem if the device fails: sent items are then resent under their key, and take effect only once
 */
export function replay(
  userId: string,
  { hurry = false, tell }: { hurry?: boolean; tell?: Tell } = {},
): Promise<Run> {
  return withLock(outboxLock(userId), async (pageLeft) => {
    const db = userDb(userId)
    if (hurry) await clearBackoff(db)
    for (;;) {
      const items = await listOutbox(db)
      const item = nextDue(items, Date.now())
      if (!item) return { next: nextDueTime(items), needsSignIn: false }
      // Stops after the current item if the page was hidden; the rest waits until the page is shown and holds the lock
      // again.
      if (pageLeft.aborted) return { next: Date.now(), needsSignIn: false }
      const error = await attempt(item, db, tell).finally(() =>
        announce({ type: 'progress', sending: undefined }),
      )
      announce({ type: 'outbox' })
      if (error?.kind === 'unauthorized') return { next: undefined, needsSignIn: true }
      // Stops without a network, because other items would fail too; the next run starts when this item is due.
      if (error && ['network', 'timeout', 'captive'].includes(error.kind)) {
        return { next: Date.now() + backoff(item.attempts), needsSignIn: false }
      }
    }
  })
}

async function attempt(due: OutboxItem, db: string, tell?: Tell): Promise<ApiError | undefined> {
  // Notes an interrupted attempt, whose call may have arrived, because this one may end before its call.
  const item: OutboxItem = { ...due, claimed: true, ...(due.claimed ? { mayBeThere: true } : {}) }
  if (!(await overwriteItem(db, item))) return undefined
  // Reads `navigator` safely, because it is missing outside of browsers.
  const isOffline = (globalThis as { navigator?: { onLine?: boolean } }).navigator?.onLine === false
  // Tracks if the call itself was made; before it, the city has received only files.
  let isCalled = false
  try {
    const answer = await sendItem(item, db, () => (isCalled = !isOffline))
    await storeReceipt(item, answer, db)
    announce({ type: 'sent', endpoint: item.endpoint })
    tell?.(item, answer)
    return undefined
  } catch (error) {
    // Rethrows a failure of the device: the city has not refused the item, and a held one would be resent under a new
    // key.
    if (error instanceof StorageProblem) throw error
    const known = error instanceof ApiError ? error : new ApiError('fault', undefined, { cause: error })
    const failed = afterFailure(item, known, isCalled)
    if ((await overwriteItem(db, failed)) && failed.state !== 'waiting') tell?.(failed)
    return known
  }
}

/**
 * Uploads each file separately and stores its path, then makes the call. After a crash, a later attempt resumes there.
 */
async function sendItem(item: OutboxItem, db: string, onCall: () => void): Promise<unknown> {
  const endpoint = endpoints.get(item.endpoint)
  if (!endpoint || item.schema !== ITEM_SCHEMA)
    throw new ApiError('refused', '此内容由其他版本保存，请打开修改后重新提交')
  const options = { enId: item.enId, userId: item.userId, quiet: true, limit: SEND_LIMIT }
  const { id, files } = item
  const all = files.reduce((sum, { size }) => sum + size, 0)
  /** Announces the step of the item, or the bytes where a file takes long. */
  const reportProgress = () => {
    const step = files.filter(({ serverPath }) => serverPath).length + 1
    const sent = sentBytes(files)
    const sending = files.some(({ size }) => isLarge(size))
      ? { id, share: shareText(sent, all), portion: sent / all }
      : { id, share: `${String(step)}/${String(files.length + 1)}` }
    announce({ type: 'progress', sending })
  }
  for (const file of files) {
    reportProgress()
    if (!file.serverPath) {
      const kept = await readFile(file.fileId, db)
      if (!kept) throw new ApiError('refused', `本机无法读取附件“${file.name}”，请打开修改，重新选择附件`)
      const idempotencyKey = `${id}:${file.fileId}`
      const stored = await uploadFile(kept, file.fileId, { ...options, idempotencyKey }, (sent) => {
        file.sent = sent
        reportProgress()
      })
      file.serverPath = stored.filePath
      // Stops if the item was removed meanwhile, as another tab may do while this page is hidden and has no lock.
      if (!(await overwriteItem(db, item))) throw new ApiError('aborted')
    }
  }
  reportProgress()
  const paths = new Map(files.map((file) => [file.fileId, file.serverPath]))
  const input = { ...item.input, body: withServerPaths(item.input.body, paths) }
  onCall()
  return await callLoosely(endpoint, input, { ...options, idempotencyKey: item.id })
}

/** Replaces ids of stored files in the body by their server paths. */
function withServerPaths(value: unknown, paths: Map<string, string | undefined>): unknown {
  if (typeof value === 'string') {
    const fileId = fileIdOf(value)
    return (fileId && paths.get(fileId)) ?? value
  }
  if (Array.isArray(value)) return value.map((one) => withServerPaths(one, paths))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withServerPaths(one, paths)]))
}

/**
 * Returns the item after a failed attempt. Pure except for the clock.
 * @param isCalled true if the call was made; false if an upload failed before, or there was no network
 */
export function afterFailure(item: OutboxItem, error: ApiError, isCalled = true): OutboxItem {
  const { claimed: _claimed, unreadable: before = 0, ...rest } = item
  const attempts = item.attempts + 1
  const unreadable = error.kind === 'contract' || error.kind === 'fault' ? before + 1 : 0
  const tried: OutboxItem = {
    ...rest,
    attempts,
    reason: error.message,
    ...(unreadable ? { unreadable } : {}),
  }
  if (error.kind === 'unauthorized') return { ...rest, reason: error.message }
  // Clears `mayBeThere`, because the city answers a repeated key like the first time: a refused call has never taken
  // effect.
  const { mayBeThere: _mayBeThere, ...refused } = tried
  if (error.kind === 'conflict') return { ...refused, state: 'conflict', current: error.current }
  if (isTransient(error) || (unreadable > 0 && unreadable < MAX_UNREADABLE)) {
    const notBefore =
      error.retryAfter === undefined ? item.notBefore : Date.now() + waitAsAsked(error.retryAfter)
    const maybe = isCalled ? { mayBeThere: true } : {}
    return { ...tried, ...maybe, nextTry: Date.now() + backoff(attempts), notBefore }
  }
  // Trusts only the city's own refusal as proof that no earlier attempt has taken effect; this device's own, such as of
  // another version's item, has no status.
  const isCityRefusal = unreadable === 0 && error.kind !== 'foreign' && error.status > 0
  return { ...(isCityRefusal ? refused : tried), state: 'held', problems: error.fields }
}

/** Deletes the item and stores its receipt in one transaction. */
async function storeReceipt(item: OutboxItem, answer: unknown, db: string): Promise<void> {
  const no = numberOf(answer)
  const receipt: Receipt = {
    id: item.id,
    title: item.title,
    record: item.record,
    enId: item.enId,
    endpoint: item.endpoint,
    time: new Date(cityNow()).toISOString(),
    seq: NO_RECEIPT,
    answer,
    ...(no ? { no } : {}),
    ...(item.print ? { print: item.print } : {}),
  }
  const store: Parameters<typeof transact>[2] = async (stores) => {
    const { outbox, receipts, meta } = stores
    receipt.seq = (((await read(meta, 'receipts', counts)) ?? 0) + 1) as ReceiptNo
    meta.put(receipt.seq, 'receipts')
    outbox.delete(item.id)
    await dropFiles(item.files, stores)
    receipts.put(receipt, item.id)
    const all = await readAll(receipts, receiptRows)
    const old = all.sort(newestFirst).slice(MAX_RECEIPTS)
    for (const { id } of old) receipts.delete(id)
  }
  await transact(db, ['outbox', 'drafts', 'receipts', 'files', 'meta'], store, true)
}

/** Returns the number given by the city: 申报编号, 诉求编号. */
function numberOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || !answer) return undefined
  const found = Object.entries(answer).find(([key, value]) => /^(declareNo|appealNo|no)$/.test(key) && value)
  return found && String(found[1])
}

/** Overwrites an item; returns false if it was removed meanwhile. */
const overwriteItem = (db: string, item: OutboxItem) =>
  transact(db, ['outbox'], async ({ outbox }) => {
    if (!(await read(outbox, item.id, itemRows))) return false
    outbox.put(item, item.id)
    return true
  })

/** Clears the back-off of waiting items in one transaction, so that an item removed meanwhile does not come back. */
const clearBackoff = (db: string) =>
  transact(db, ['outbox'], async ({ outbox }) => {
    for (const item of await readAll(outbox, itemRows))
      if (item.state === 'waiting' && item.nextTry > 0) outbox.put({ ...item, nextTry: 0 }, item.id)
  })
