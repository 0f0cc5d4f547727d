import { type Endpoint, endpoints, type Input } from '#api/call/endpoint.ts'
import type { LooseInput } from '#api/call/call.ts'
import { cityNow } from '#lib/clock.ts'
import { ifLockFree } from '#lib/lock.ts'
import { announce } from '#offline/channel.ts'
import { read, readAll } from '#offline/device/checked.ts'
import { transact } from '#offline/device/transact.ts'
import { draftId } from '#offline/drafts/drafts.ts'
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
import { askForSync, kick } from './schedule.ts'
import { nextSeq } from './store.ts'

export interface SendOptions {
  /** What people read in the list of what waits. */
  title: string
  /** What it changes, such as `declare:item-rd`: items of one record are sent in order. */
  record: string
  /** The draft it was made of; retired in the same transaction, restored by 打开修改. */
  draft?: DraftKey
  /** Id of the item that this draft was taken out as: where it has gone back since, this one takes its place. */
  takenOut?: string
  /**
   * The newest receipt that was here when its form was begun. A later one of the same words is the same submit, made in
   * another tab; an earlier one is another, which may have been withdrawn since.
   */
  asOf?: ReceiptNo
  /** True where it says anew what an earlier one of the record says: one that the city has not heard of goes. */
  replaces?: boolean
  /** Those that are up already go from here with the rest. */
  files?: ItemFile[]
  /** The record that the edit began from, for showing a conflict by field. */
  base?: unknown
  /** Words for the body's fields by dotted path, for showing a conflict. */
  labels?: Record<string, string>
  /** Which of the body's fields are amounts in 元, by dotted path. */
  amounts?: readonly string[]
  /** Until when it must have reached the city. */
  until?: Until
  /** Kept at once, but sent only so many milliseconds later: until then it can be taken back. At most a minute. */
  undoFor?: number
}

type Queued = (endpoint: string, input: LooseInput) => void

let queued: Queued = () => undefined

/** Told what is queued in this tab, as it is queued. */
export const onQueued = (listener: Queued): void => void (queued = listener)

/**
 * Puts a call into the outbox. It is durable when this returns, and is sent as soon as the network lets it, once.
 * @throws StorageProblem when it could not be kept: then nothing was queued and the draft is still there
 * @throws OutboxRefusal where the item that it takes the place of has been sent, or may have been
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
      const twin = await twinOf(item, options.asOf, stores)
      if (twin && draftAt) drafts.delete(draftAt)
      if (twin) return { id: twin }
      const why = options.takenOut && (await dropPutBack(options.takenOut, stores))
      if (why) return { id: item.id, why }
      item.seq = await nextSeq(stores)
      const draft = draftAt && (await read(drafts, draftAt, draftRows))
      if (draft) item.draft = draft
      meta.put(item.seq, 'seq')
      if (endpoint.wish === 'one') await dropReplaced(item, outbox)
      if (options.replaces) await dropUnheard(item, stores)
      outbox.put(item, item.id)
      if (draftAt) drafts.delete(draftAt)
      return { id: item.id }
    },
  )
  if (why) throw why
  announce({ type: 'outbox' })
  queued(item.endpoint, item.input)
  kick()
  void askForSync()
  return { id }
}

/** Forgets an item that was taken out and has gone back from another tab; answers why not where the city may have it. */
async function dropPutBack(id: string, { outbox, receipts }: Stores): Promise<OutboxRefusal | undefined> {
  const back = await read(outbox, id, items)
  if (back ? mayHaveArrived(back) : await read(receipts, id, receiptRows)) return new Gone()
  outbox.delete(id)
  return undefined
}

/** Forgets what is held of the same wish: sent again, it would undo the later one. */
async function dropReplaced({ record }: OutboxItem, outbox: IDBObjectStore): Promise<void> {
  for (const held of await readAll(outbox, items)) {
    const isWish = endpoints.get(held.endpoint)?.wish === 'one'
    if (held.record === record && held.state !== 'waiting' && isWish) outbox.delete(held.id)
  }
}

/** Forgets earlier edits of the same record that the city has not heard of: sent first, they would conflict with this one. */
async function dropUnheard({ record, endpoint, enId, files: kept }: OutboxItem, { outbox, files }: Stores) {
  for (const one of await readAll(outbox, items)) {
    const isSame = one.record === record && one.endpoint === endpoint && one.enId === enId
    if (!isSame || one.state !== 'waiting' || mayHaveArrived(one)) continue
    outbox.delete(one.id)
    for (const { fileId } of one.files) if (!kept.some((file) => file.fileId === fileId)) files.delete(fileId)
  }
}

/** The id of the same submit, made in another tab of the same draft: it waits, or was sent since the form was begun. */
async function twinOf(
  { print, enId }: OutboxItem,
  asOf: ReceiptNo | undefined,
  { outbox, receipts }: Stores,
): Promise<string | undefined> {
  if (!print) return undefined
  const same = (one: OutboxItem | Receipt) => one.print === print && one.enId === enId
  const waiting = (await readAll(outbox, items)).sort((a, b) => a.seq - b.seq)
  const twin = waiting.findLast(same)
  // Said again after something else was, it is the last word: the city would be left with what was said in between.
  if (twin && waiting.findLast(({ record }) => record === twin.record) === twin) return twin.id
  return (await readAll(receipts, receiptRows)).find(
    (one) => same(one) && asOf !== undefined && isNewTo(asOf, one),
  )?.id
}

/** Tries an item again now under its key, whatever it waits for or is held by. */
export async function retry(id: string): Promise<void> {
  await change(id, (item) => ({ ...waitingAgain(item), notBefore: 0 }))
  kick()
}

/**
 * Forgets an item and its files. What the city already has stays there.
 * @returns the item as it was; undefined where it was there no more
 * @throws StillSending
 */
export const discard = (id: string): Promise<OutboxItem | undefined> => takeOut(id, forgetFiles)

/** Milliseconds within which a try to send ends where there is no network. */
const TRY_ENDS_WITHIN = 5_000

/**
 * Takes back an item that the city has heard nothing of. A try that is under way may come to its end first.
 * @throws OutboxRefusal where the city may have acted on it: then it stays, and what became of it is found out
 */
export async function takeBack(id: string): Promise<void> {
  const unheard = (item: OutboxItem, stores: Stores) =>
    mayHaveArrived(item) ? new MayHaveArrived() : forgetFiles(item, stores)
  if (!(await takeOut(id, unheard, TRY_ENDS_WITHIN))) throw new Gone()
}

const forgetFiles = (item: OutboxItem, { files }: Stores) => {
  for (const file of item.files) files.delete(file.fileId)
}

/** Sends a conflicting item again with the body that the person has put together, under a new key. */
export async function resolveConflict(id: string, body: Record<string, unknown>): Promise<void> {
  await takeOut(id, (item, { outbox }) => {
    const { current: base, ...rest } = waitingAgain(item)
    const next: OutboxItem = { ...rest, id: crypto.randomUUID(), base, input: { ...item.input, body } }
    outbox.put(next, next.id)
  })
  kick()
}

/** Why an item can be neither changed nor taken back, in words for a person. */
export class OutboxRefusal extends Error {}

/** It is going up right now. */
export class StillSending extends OutboxRefusal {
  constructor() {
    super('正在上传，请稍候再操作')
    this.name = 'StillSending'
  }
}

/** The city may have acted on it. */
export class MayHaveArrived extends OutboxRefusal {
  constructor() {
    super('该内容可能已送达市平台，联网后自动确认')
    this.name = 'MayHaveArrived'
  }
}

/** It was sent, or taken out in another tab. */
export class Gone extends OutboxRefusal {
  constructor() {
    super('该内容已提交，或已在其他页面处理')
    this.name = 'Gone'
  }
}

/** The draft of a form is never overwritten by an older one. */
export class DraftInTheWay extends OutboxRefusal {
  constructor() {
    super('该表单已有新的草稿，请先提交或删除草稿')
    this.name = 'DraftInTheWay'
  }
}

export type Stores = Parameters<Parameters<typeof transact>[2]>[0]

/**
 * Takes an item out of the outbox, and does the rest in the same transaction; never while a replay is sending it, nor
 * where the rest answers why not.
 */
export async function takeOut(
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

async function change(id: string, edit: (item: OutboxItem) => OutboxItem): Promise<void> {
  await transact(ownDb(), ['outbox'], async ({ outbox }) => {
    const item = await read(outbox, id, items)
    if (item) outbox.put(edit(item), id)
  })
  announce({ type: 'outbox' })
}

function waitingAgain(item: OutboxItem): OutboxItem {
  const { reason: _reason, problems: _problems, unreadable: _unreadable, ...rest } = item
  return { ...rest, state: 'waiting', attempts: 0, nextTry: 0 }
}
