import { type Endpoint, endpoints, type Input } from '#api/call/endpoint.ts'
import type { LooseInput } from '#api/call/call.ts'
import { cityNow } from '#lib/clock.ts'
import { ifLockFree } from '#lib/lock.ts'
import { announce } from '#offline/channel.ts'
import { read, readAll } from '#offline/device/checked.ts'
import { transact } from '#offline/device/transact.ts'
import { draftId } from '#offline/drafts/drafts.ts'
import { dropFiles } from '#offline/drafts/files.ts'
import {
  type DraftKey,
  isNewTo,
  ITEM_SCHEMA,
  type ItemFile,
  mayHaveArrived,
  type OutboxItem,
  type Receipt,
  type ReceiptNo,
  type Until,
} from './item.ts'
import { owner, ownDb } from '#offline/owner.ts'
import { outboxLock } from './queue.ts'
import { drafts as draftRows, items, receipts as receiptRows } from './rows.ts'
import { askForSync, runOutbox } from './schedule.ts'
import { nextSeq } from './store.ts'

export interface SendOptions {
  /** Title in the list of waiting items. */
  title: string
  /** Record that the call changes, such as `declare:item-rd`; items of one record are sent in order. */
  record: string
  /** Draft of the submit; deleted in the same transaction, restored by 打开修改. */
  draft?: DraftKey
  /** Id of the item that the draft was converted from; replaced if it went back to the outbox since. */
  takenOut?: string
  /**
   * Newest receipt on this device when the form was opened. A later receipt with the same content is the same submit
   * from another tab; an earlier one is another submit, which may have been withdrawn since.
   */
  asOf?: ReceiptNo
  /** True if the call replaces earlier ones for the record, which are removed if they have not reached the city. */
  replaces?: boolean
  /** Files of the body; uploaded ones continue with their path. */
  files?: ItemFile[]
  /** The record on which the edit is based, for showing a conflict by field. */
  base?: unknown
  /** Labels of the body's fields by dotted path, for showing a conflict. */
  labels?: Record<string, string>
  /** Dotted paths of the body's fields that are amounts in 元. */
  amounts?: readonly string[]
  /** Deadline for reaching the city. */
  until?: Until
  /** Milliseconds before the stored item is sent, so that it can be undone until then. At most a minute. */
  undoFor?: number
}

type QueuedListener = (endpoint: string, input: LooseInput) => void

let queuedListener: QueuedListener = () => undefined

/** Registers a listener for calls queued in this tab. */
export const onQueued = (listener: QueuedListener): void => void (queuedListener = listener)

/**
 * Puts a call into the outbox. The item is durable when this returns, and is sent once, as soon as the network permits.
 * @throws StorageProblem if it could not be stored: then nothing was queued and the draft is still there
 * @throws OutboxRefusal if the item that it replaces was sent or may have been
 */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: SendOptions,
): Promise<{ id: string }> {
  const who = owner()
  if (!who) throw new Error('nobody is signed in')
  if (!endpoint.queue) throw new Error(`${endpoint.name} is not declared as one that may wait`)
  const draftAt = options.draft && draftId(who.enId, options.draft)
  const item: OutboxItem = {
    schema: ITEM_SCHEMA,
    seq: 0,
    id: crypto.randomUUID(),
    userId: who.userId,
    enId: who.enId,
    record: options.record,
    endpoint: endpoint.name,
    input: input as LooseInput,
    title: options.title,
    files: options.files ?? [],
    state: 'waiting',
    createdAt: new Date(cityNow()).toISOString(),
    attempts: 0,
    nextTry: 0,
    notBefore: options.undoFor ? Date.now() + options.undoFor : 0,
    ...(options.base === undefined ? {} : { base: options.base }),
    ...(options.until ? { until: options.until } : {}),
    ...(options.labels ? { labels: options.labels } : {}),
    ...(options.amounts ? { amounts: options.amounts } : {}),
  }
  if (options.draft) item.print = JSON.stringify([endpoint.name, input])
  const { id, why } = await transact(
    ownDb(),
    ['outbox', 'drafts', 'meta', 'receipts', 'files'],
    async (stores) => {
      const { outbox, drafts, meta } = stores
      const twin = await sameSubmitOf(item, options.asOf, stores)
      if (twin && draftAt) drafts.delete(draftAt)
      if (twin) return { id: twin }
      const why = options.takenOut && (await dropPutBack(options.takenOut, stores))
      if (why) return { id: item.id, why }
      item.seq = await nextSeq(stores)
      const draft = draftAt && (await read(drafts, draftAt, draftRows))
      if (draft) item.draft = draft
      meta.put(item.seq, 'seq')
      if (endpoint.wish === 'one') await dropHeldWishes(item, outbox)
      outbox.put(item, item.id)
      if (options.replaces) await dropUnsent(item, stores)
      if (draftAt) drafts.delete(draftAt)
      return { id: item.id }
    },
  )
  if (why) throw why
  announce({ type: 'outbox' })
  queuedListener(item.endpoint, item.input)
  runOutbox()
  void askForSync()
  return { id }
}

/** Deletes an item that another tab has put back; returns the refusal if the city may have the item. */
async function dropPutBack(id: string, { outbox, receipts }: Stores): Promise<OutboxRefusal | undefined> {
  const back = await read(outbox, id, items)
  if (back ? mayHaveArrived(back) : await read(receipts, id, receiptRows)) return new Gone()
  outbox.delete(id)
  return undefined
}

/** Deletes held items of the same wish, because resending one would undo the later wish. */
async function dropHeldWishes({ record }: OutboxItem, outbox: IDBObjectStore): Promise<void> {
  for (const held of await readAll(outbox, items)) {
    const isWish = endpoints.get(held.endpoint)?.wish === 'one'
    if (held.record === record && held.state !== 'waiting' && isWish) outbox.delete(held.id)
  }
}

/** Deletes unsent edits of the same record, because they would be sent first and conflict with this one. */
async function dropUnsent({ id, record, endpoint, enId }: OutboxItem, stores: Stores) {
  for (const one of await readAll(stores.outbox, items)) {
    const isSame = one.record === record && one.endpoint === endpoint && one.enId === enId && one.id !== id
    if (isSame && one.state === 'waiting' && !mayHaveArrived(one)) await deleteWithFiles(one, stores)
  }
}

/**
 * Returns the id of the same submit from another tab with the same draft: a waiting item, or one sent since the form
 * was opened.
 */
async function sameSubmitOf(
  { print, enId }: OutboxItem,
  asOf: ReceiptNo | undefined,
  { outbox, receipts }: Stores,
): Promise<string | undefined> {
  if (!print) return undefined
  const same = (one: OutboxItem | Receipt) => one.print === print && one.enId === enId
  const waiting = (await readAll(outbox, items)).sort((a, b) => a.seq - b.seq)
  const twin = waiting.findLast(same)
  // Accepts only the record's last waiting item as the same submit: after a different item, the repeated one must be
  // sent again.
  if (twin && waiting.findLast(({ record }) => record === twin.record) === twin) return twin.id
  return (await readAll(receipts, receiptRows)).find(
    (one) => same(one) && asOf !== undefined && isNewTo(asOf, one),
  )?.id
}

/** Retries an item at once under its key, even if it is held or not due. */
export async function retry(id: string): Promise<void> {
  await changeItem(id, (item) => ({ ...resetToWaiting(item), notBefore: 0 }))
  runOutbox()
}

/**
 * Deletes an item and its files. Effects at the city stay.
 * @returns the deleted item; undefined if it was already gone
 * @throws StillSending
 */
export const discard = (id: string): Promise<OutboxItem | undefined> => removeItem(id, deleteWithFiles)

/** Milliseconds within which an attempt fails without a network. */
const ATTEMPT_LIMIT = 5_000

/**
 * Withdraws an item that has not reached the city. Waits for a running attempt first.
 * @throws OutboxRefusal if the item may have taken effect at the city; then it stays, and a later attempt finds out
 */
export async function takeBack(id: string): Promise<void> {
  const deleteUnlessArrived = (item: OutboxItem, stores: Stores) =>
    mayHaveArrived(item) ? new MayHaveArrived() : deleteWithFiles(item, stores)
  if (!(await removeItem(id, deleteUnlessArrived, ATTEMPT_LIMIT))) throw new Gone()
}

async function deleteWithFiles({ id, files }: OutboxItem, stores: Stores): Promise<undefined> {
  stores.outbox.delete(id)
  await dropFiles(files, stores)
}

/** Resends a conflicting item with the merged body, under a new key. */
export async function resolveConflict(id: string, body: Record<string, unknown>): Promise<void> {
  await removeItem(id, (item, { outbox }) => {
    const { current: base, ...rest } = resetToWaiting(item)
    const next: OutboxItem = { ...rest, id: crypto.randomUUID(), base, input: { ...item.input, body } }
    outbox.put(next, next.id)
  })
  runOutbox()
}

/** Refusal to change or withdraw an item, with a message for people. */
export class OutboxRefusal extends Error {}

/** Refusal because the item is being sent now. */
export class StillSending extends OutboxRefusal {
  constructor() {
    super('正在上传，请稍候再操作')
    this.name = 'StillSending'
  }
}

/** Refusal because the item may have taken effect at the city. */
export class MayHaveArrived extends OutboxRefusal {
  constructor() {
    super('该内容可能已送达市平台，联网后自动确认')
    this.name = 'MayHaveArrived'
  }
}

/** Refusal because the item was sent, or removed by another tab. */
export class Gone extends OutboxRefusal {
  constructor() {
    super('该内容已提交，或已在其他页面处理')
    this.name = 'Gone'
  }
}

/** Refusal because the form has a newer draft, which is never overwritten by an older one. */
export class DraftInTheWay extends OutboxRefusal {
  constructor() {
    super('该表单已有新的草稿，请先提交或删除草稿')
    this.name = 'DraftInTheWay'
  }
}

export type Stores = Parameters<Parameters<typeof transact>[2]>[0]

/**
 * Removes an item from the outbox and does `rest` in the same transaction; refuses while a replay sends the item, or if
 * `rest` returns a refusal.
 */
export async function removeItem(
  id: string,
  rest: (item: OutboxItem, stores: Stores) => void | OutboxRefusal | Promise<OutboxRefusal | undefined>,
  patience = 0,
): Promise<OutboxItem | undefined> {
  const db = ownDb()
  const take = (nobodySends: boolean) =>
    transact(db, ['outbox', 'drafts', 'files'], async (stores) => {
      const item = await read(stores.outbox, id, items)
      if (!item) return {}
      if (item.claimed && !nobodySends) return { why: new StillSending() }
      const why = await rest(item, stores)
      if (!why) stores.outbox.delete(id)
      return { item, why }
    })
  const lock = outboxLock(owner()?.userId ?? '')
  const free = await ifLockFree(lock, async () => ({ taken: await take(true) }), patience)
  const { item, why } = free ? free.taken : await take(false)
  if (why) throw why
  announce({ type: 'outbox' })
  return item
}

async function changeItem(id: string, edit: (item: OutboxItem) => OutboxItem): Promise<void> {
  await transact(ownDb(), ['outbox'], async ({ outbox }) => {
    const item = await read(outbox, id, items)
    if (item) outbox.put(edit(item), id)
  })
  announce({ type: 'outbox' })
}

function resetToWaiting(item: OutboxItem): OutboxItem {
  const { reason: _reason, problems: _problems, unreadable: _unreadable, ...rest } = item
  return { ...rest, state: 'waiting', attempts: 0, nextTry: 0 }
}
