import { hashKey, hydrate, type Query, type QueryClient, type QueryState } from '@tanstack/react-query'
import { clear, delMany, setMany } from 'idb-keyval'
import type { Endpoint } from '#api/call/endpoint.ts'
import { checkKeptBy, keepOf, keyOf } from '#api/call/query.ts'
import { cityMoment, deviceMoment, onClockMoved } from '#lib/clock.ts'
import { listen } from './channel.ts'
import { getRows, type Shape } from './device/checked.ts'
import { SHARED, storeOf, userDb } from './device/db.ts'
import { NO_RECEIPT, type ReceiptNo } from './outbox/item.ts'
import { noteOrder, restoreOrder } from './outbox/order.ts'
import { isOwnerAwaited, owner } from './owner.ts'

/** Raised when a kept answer could no longer be understood; older rows are dropped. */
const CACHE_SCHEMA = 1
/** Milliseconds by which an age may be wrong without a word: a minute. */
const AGE_ERROR = 60_000
/** Milliseconds between two writes, and those for which the first answers after a pause are gathered. */
const FLUSH_EVERY = 500
const GATHERED = 50
/** Milliseconds after which a kept answer is dropped, by the city's clock: 30 days. */
export const LONGEST_AGE = 30 * 86_400_000

interface Row {
  schema: number
  key: readonly unknown[]
  /** As it was, but that its age is by the city's clock: this device's may be set until it is read back. */
  state: QueryState
  /** The newest receipt that was here when it was asked for; 0 in rows of an older portal. */
  order?: ReceiptNo
  /** For which enterprise a member's answer was given; missing where the answer is public. */
  enId?: string
}

/** True for a row of the cache. The shape of older rows is not checked, since they are only dropped. */
const isRow = (value: unknown): value is Row => {
  const { schema, key, state } = (value ?? {}) as Partial<Row>
  if (typeof schema === 'number' && schema < CACHE_SCHEMA) return true
  const isAnswer = state?.status === 'success' && typeof state.dataUpdatedAt === 'number'
  return schema === CACHE_SCHEMA && Array.isArray(key) && isAnswer
}
const shape: Shape<Row> = { fits: isRow, version: CACHE_SCHEMA }

/** Keys of answers that came back from the device and were not used yet, by hash. */
const unchecked = new Map<string, readonly unknown[]>()

/** Rows that are not on the disk yet, by database and query hash; their numbers are theirs when they are written. */
const changed = new Map<string, Map<string, () => Row>>()

/**
 * Keeps answers on the device as they come: changed rows are gathered and written in one transaction every 500 ms, the
 * first after a pause at once. A page that is left has no time for it: what it writes then waits behind other tabs, and
 * is lost with the page.
 * What arrived from the outbox of any tab makes its area's answers old.
 */
export function startCache(client: QueryClient): void {
  checkKeptBy((endpoint, key) => checkKept(client, endpoint, key))
  let timer: ReturnType<typeof setTimeout> | undefined
  let flushed = -FLUSH_EVERY
  const flush = () => {
    timer = undefined
    flushed = performance.now()
    for (const [db, rows] of changed) {
      // A full disk costs the offline copy, nothing else.
      setMany(
        [...rows].map(([hash, row]) => [hash, row()]),
        storeOf(db, 'cache'),
      ).catch(() => undefined)
    }
    changed.clear()
  }
  client.getQueryCache().subscribe((event) => {
    const order = noteOrder(event)
    if (!order) return
    const { queryKey, queryHash, state } = event.query as Query
    const db = databaseFor(queryKey)
    if (!db) return
    const rows = changed.get(db) ?? new Map<string, () => Row>()
    const enId = keepOf(queryKey) === 'shared' ? undefined : owner()?.enId
    const whose = enId === undefined ? {} : { enId }
    const row = (): Row => ({
      schema: CACHE_SCHEMA,
      key: queryKey,
      state: { ...state, dataUpdatedAt: cityMoment(state.dataUpdatedAt) },
      order: order.seq,
      ...whose,
    })
    changed.set(db, rows.set(queryHash, row))
    timer ??= setTimeout(flush, Math.max(GATHERED, flushed + FLUSH_EVERY - performance.now()))
  })
  addEventListener('pagehide', flush)
  onClockMoved((by) => moveAges(client, by))
  listen((message) => {
    if (message.type === 'sent') void client.invalidateQueries({ queryKey: [message.endpoint.split('.')[0]] })
  })
}

/** Reads that began before it was known who is signed in, by database; each is used once. */
const ahead = new Map<string, Promise<[IDBValidKey, Row][]>>()
const rowsIn = (db: string) => getRows(db, 'cache', shape)

/** Begins to read what {@link restoreCache} brings back, for a user who is probably signed in: a disk takes its time. */
export function readAhead(userId: string | undefined): void {
  for (const db of [SHARED, ...(userId ? [userDb(userId)] : [])]) {
    const rows = rowsIn(db)
    // Whoever uses them gets the failure; here it would only count as unhandled.
    rows.catch(() => undefined)
    ahead.set(db, rows)
  }
}

/**
 * Brings back what everybody may see, and what the signed-in user has seen. What has come from the city meanwhile stays,
 * and nothing is brought back of a user who has signed out meanwhile.
 */
export async function restoreCache(client: QueryClient): Promise<void> {
  const mine = ownerDb()
  const restored = [SHARED, ...(mine ? [mine] : [])].map((db) => restoreFrom(client, db))
  // Drops what was read for another user than the one who turned out to be signed in.
  ahead.clear()
  await Promise.all(restored)
}

/**
 * Forgets what a user has read, also what is public: it may say how it stands to the reader (收藏, a whole phone number).
 * Without a user, what visitors of this device have read.
 */
export async function forgetRead(client: QueryClient, userId: string | undefined): Promise<void> {
  const db = userId ? userDb(userId) : SHARED
  client.removeQueries()
  ahead.clear()
  unchecked.clear()
  changed.delete(db)
  await clear(storeOf(db, 'cache'))
}

/** Asks anew, for the enterprise that is current now, whatever a member has read. */
export function askAnew(client: QueryClient): void {
  void client.resetQueries({ predicate: (query) => keepOf(query.queryKey) !== 'shared' })
}

async function restoreFrom(client: QueryClient, db: string): Promise<void> {
  const begun = ahead.get(db)
  ahead.delete(db)
  const rows = await (begun ?? rowsIn(db))
  // The device may have taken its time, and somebody may have signed out or in.
  if (db !== SHARED && db !== ownerDb()) return
  const good = rows
    .filter(
      ([, { schema, enId }]) => schema === CACHE_SCHEMA && (enId === undefined || enId === owner()?.enId),
    )
    .map(([hash, row]): [IDBValidKey, Row] => {
      const dataUpdatedAt = deviceMoment(row.state.dataUpdatedAt)
      return [hash, { ...row, state: { ...row.state, dataUpdatedAt } }]
    })
  for (const [, { key, state, order = NO_RECEIPT }] of good) {
    // What has come from the city meanwhile stays, and so does its number.
    if (state.dataUpdatedAt > (client.getQueryState(key)?.dataUpdatedAt ?? 0))
      restoreOrder(hashKey(key), order)
    unchecked.set(hashKey(key), key)
  }
  hydrate(client, {
    mutations: [],
    queries: good.map(([, row]) => ({
      queryHash: hashKey(row.key),
      queryKey: row.key,
      // Written before the clock was set back, it would count as fresh for as long. What a visitor has read is another
      // matter to a member; and what a member has read may be older than what was handed in just before the page was
      // left, and comes when the device gives it, which may be after everything else was asked for anew.
      state:
        row.state.dataUpdatedAt > Date.now() || db !== SHARED || keepOf(row.key) === 'reader'
          ? { ...row.state, isInvalidated: true }
          : row.state,
      dehydratedAt: row.state.dataUpdatedAt,
    })),
  })
  if (good.length < rows.length) {
    const kept = new Set(good.map(([hash]) => hash))
    await delMany(
      rows.flatMap(([hash]) => (kept.has(hash) ? [] : [hash])),
      storeOf(db, 'cache'),
    )
  }
}

/**
 * Moves the ages of what is in memory with the difference between the clocks: they were noted by this device's clock, which
 * was set since, or was wrong before and is known better now. Else an answer would count as fresh for as long.
 */
function moveAges(client: QueryClient, by: number): void {
  if (Math.abs(by) < AGE_ERROR) return
  for (const query of client.getQueryCache().findAll({ predicate: ({ state }) => state.dataUpdatedAt > 0 }))
    query.setState({ dataUpdatedAt: query.state.dataUpdatedAt - by })
}

/**
 * Checks answers of a call that came back from the device, the first time that they are used: not all at the start, which
 * would take a slow device too long. What does not fit its contract is forgotten, set aside, and asked for anew.
 */
function checkKept(client: QueryClient, endpoint: Endpoint, asked?: readonly unknown[]): void {
  const { answer } = endpoint
  if (unchecked.size === 0 || answer === 'blob') return
  const fits = (data: unknown) => {
    const result = answer['~standard'].validate(data)
    return !('issues' in result && result.issues)
  }
  const [area, name] = keyOf(endpoint)
  const hashes = asked
    ? [hashKey(asked)]
    : [...unchecked].flatMap(([hash, key]) => (key[0] === area && key[1] === name ? hash : []))
  for (const hash of hashes) {
    const key = unchecked.get(hash)
    unchecked.delete(hash)
    const data = key && client.getQueryData(key)
    if (data === undefined || fits(data)) continue
    client.removeQueries({ queryKey: key!, exact: true })
    void forget(hash, (row) => !fits(row.state.data))
  }
}

/** Sets an answer aside that cannot be used, wherever it rests. Where that fails the city's takes its place later. */
async function forget(hash: string, isUnfit: (row: Row) => boolean): Promise<void> {
  const { setAside } = await import('./device/aside.ts')
  const mine = ownerDb()
  for (const db of [SHARED, ...(mine ? [mine] : [])]) {
    const unfit = {
      db,
      store: 'cache' as const,
      keys: [hash],
      isUnfit: (row: unknown) => isUnfit(row as Row),
    }
    await setAside(unfit).catch(() => undefined)
  }
}

/** What a member has read rests in the member's store, be it public; only what a visitor has read is everybody's. */
function databaseFor(key: readonly unknown[]): string | undefined {
  const keep = keepOf(key)
  const who = owner()
  if (who && keep !== 'never') return userDb(who.userId)
  return (keep === 'shared' || keep === 'reader') && !isOwnerAwaited() ? SHARED : undefined
}

function ownerDb(): string | undefined {
  const who = owner()
  return who && userDb(who.userId)
}
