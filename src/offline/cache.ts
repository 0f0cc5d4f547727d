import { hashKey, hydrate, type Query, type QueryClient, type QueryState } from '@tanstack/react-query'
import { clear, delMany, keys, setMany } from 'idb-keyval'
import type { Endpoint } from '#api/call/endpoint.ts'
import { setCacheCheck, keepOf, keyOf } from '#api/call/query.ts'
import { cityMoment, deviceMoment, onClockMoved } from '#lib/clock.ts'
import { listen } from './channel.ts'
import { getRows, type Shape } from './device/checked.ts'
import { SHARED, storeOf, userDb } from './device/db.ts'
import { NO_RECEIPT, type ReceiptNo } from './outbox/item.ts'
import { noteOrder, restoreOrder } from './outbox/order.ts'
import { isOwnerAwaited, owner } from './owner.ts'

/** Version of cached rows; raised when older rows become unreadable, which are then dropped. */
const CACHE_SCHEMA = 1
/** Tolerated error of an answer's age in milliseconds: a minute. */
const AGE_ERROR = 60_000
/** Milliseconds between two writes, and milliseconds to collect the first answers after a pause. */
const FLUSH_EVERY = 500
const FIRST_FLUSH_AFTER = 50
/** Maximum age of a cached answer in milliseconds, by the city's clock: 30 days. */
export const MAX_AGE = 30 * 86_400_000

interface Row {
  schema: number
  key: readonly unknown[]
  /**
   * Original state, except its age, which is by the city's clock, because the device's clock may be set before the row
   * is read.
   */
  state: QueryState
  /** Newest receipt on this device at the time of the request; 0 in rows of an older portal. */
  order?: ReceiptNo
  /** Enterprise of a member's answer; missing for a public answer. */
  enId?: string
}

/** Checks if a value is a row of the cache. Older rows are not validated further, because they are only dropped. */
const isRow = (value: unknown): value is Row => {
  const { schema, key, state } = (value ?? {}) as Partial<Row>
  if (typeof schema === 'number' && schema < CACHE_SCHEMA) return true
  const isAnswer = state?.status === 'success' && typeof state.dataUpdatedAt === 'number'
  return schema === CACHE_SCHEMA && Array.isArray(key) && isAnswer
}
const shape: Shape<Row> = { fits: isRow, version: CACHE_SCHEMA }

/** Keys of restored answers that were not used yet, by hash. */
const unchecked = new Map<string, readonly unknown[]>()

/** Number of removals of answers: a read that began before one is not used after it. */
let removals = 0

/** Rows not written yet, by database and query hash; a row takes its receipt number when it is written. */
const unwrittenRows = new Map<string, Map<string, () => Row>>()

/**
 * Caches answers on the device as they arrive. Changed rows are written in one transaction, at most every 500 ms; the
 * first rows after a pause are written within 50 ms, because a page that is left has no time for a write, which waits
 * behind other tabs and is lost with the page. An outbox item sent by any tab invalidates the answers of its area.
 */
export function startCache(client: QueryClient): void {
  setCacheCheck((endpoint, key) => checkRestored(client, endpoint, key))
  let timer: ReturnType<typeof setTimeout> | undefined
  let flushedAt = -FLUSH_EVERY
  const flush = () => {
    timer = undefined
    flushedAt = performance.now()
    for (const [db, rows] of unwrittenRows) {
      // Ignores a full disk, which only costs the offline copy.
      setMany(
        [...rows].map(([hash, row]) => [hash, row()]),
        storeOf(db, 'cache'),
      ).catch(() => undefined)
    }
    unwrittenRows.clear()
  }
  client.getQueryCache().subscribe((event) => {
    const order = noteOrder(event)
    if (!order) return
    const { queryKey, queryHash, state } = event.query as Query
    const db = databaseFor(queryKey)
    if (!db) return
    const rows = unwrittenRows.get(db) ?? new Map<string, () => Row>()
    const enId = keepOf(queryKey) === 'shared' ? undefined : owner()?.enId
    const memberEntries = enId === undefined ? {} : { enId }
    const row = (): Row => ({
      schema: CACHE_SCHEMA,
      key: queryKey,
      state: { ...state, dataUpdatedAt: cityMoment(state.dataUpdatedAt) },
      order: order.seq,
      ...memberEntries,
    })
    unwrittenRows.set(db, rows.set(queryHash, row))
    timer ??= setTimeout(flush, Math.max(FIRST_FLUSH_AFTER, flushedAt + FLUSH_EVERY - performance.now()))
  })
  addEventListener('pagehide', flush)
  onClockMoved((by) => shiftAges(client, by))
  listen((message) => {
    if (message.type === 'sent') void client.invalidateQueries({ queryKey: [message.endpoint.split('.')[0]] })
  })
}

/** Reads that began before the signed-in user was known, by database; each is used once. */
const earlyReads = new Map<string, Promise<[IDBValidKey, Row][]>>()
const rowsIn = (db: string) => getRows(db, 'cache', shape)

/**
 * Begins to read the rows for {@link restoreCache} early, for the probable user, because a disk is slow. Price: rows
 * are read for a user who may turn out to be signed out, and are then dropped.
 */
export function readAhead(userId: string | undefined): void {
  for (const db of [SHARED, ...(userId ? [userDb(userId)] : [])]) {
    const rows = rowsIn(db)
    // Avoids an unhandled rejection; the later reader gets the error.
    rows.catch(() => undefined)
    earlyReads.set(db, rows)
  }
}

/**
 * Restores public answers and the signed-in user's answers from the device. Answers that came from the city meanwhile
 * win, and nothing is restored for a user who has signed out meanwhile.
 */
export async function restoreCache(client: QueryClient): Promise<void> {
  const mine = ownerDb()
  const restored = [SHARED, ...(mine ? [mine] : [])].map((db) => restoreFrom(client, db))
  // Drops early reads of another user than the one who is signed in.
  earlyReads.clear()
  await Promise.all(restored)
}

/**
 * Removes a user's cached answers, public ones too, because they may contain the reader's own state (收藏, a complete
 * phone number). Without a user, removes the visitors' answers on this device.
 * @param kept hashes of answers that stay, because packs (出发包) need them
 */
export async function removeCachedAnswers(
  client: QueryClient,
  userId: string | undefined,
  kept: ReadonlySet<IDBValidKey> = new Set(),
): Promise<void> {
  const db = userId ? userDb(userId) : SHARED
  const cache = storeOf(db, 'cache')
  removals += 1
  client.removeQueries({ predicate: ({ queryHash }) => !kept.has(queryHash) })
  earlyReads.clear()
  for (const rows of [unchecked, unwrittenRows.get(db)])
    for (const hash of rows?.keys() ?? []) if (!kept.has(hash)) rows?.delete(hash)
  if (kept.size === 0) await clear(cache)
  else
    await delMany(
      (await keys(cache)).filter((key) => !kept.has(key)),
      cache,
    )
}

/** Refetches all of a member's answers for the enterprise that is current now. */
export function refetchMemberAnswers(client: QueryClient): void {
  void client.resetQueries({ predicate: (query) => keepOf(query.queryKey) !== 'shared' })
}

/**
 * Restores the rows of one database; a member's answers are stale, whenever they come, because a submit just before may
 * have changed them. Price: a request for each list that is looked at again within half a minute.
 */
async function restoreFrom(client: QueryClient, db: string): Promise<void> {
  const earlyRead = earlyReads.get(db)
  earlyReads.delete(db)
  const before = removals
  const rows = await (earlyRead ?? rowsIn(db))
  // Stops if the user has changed or the answers were removed during the read.
  if (before !== removals || (db !== SHARED && db !== ownerDb())) return
  const usable = rows
    .filter(
      ([, { schema, enId }]) => schema === CACHE_SCHEMA && (enId === undefined || enId === owner()?.enId),
    )
    .map(([hash, row]): [IDBValidKey, Row] => {
      const dataUpdatedAt = deviceMoment(row.state.dataUpdatedAt)
      return [hash, { ...row, state: { ...row.state, dataUpdatedAt } }]
    })
  for (const [, { key, state, order = NO_RECEIPT }] of usable) {
    // Skips answers that came from the city meanwhile; their receipt number stays too.
    if (state.dataUpdatedAt > (client.getQueryState(key)?.dataUpdatedAt ?? 0))
      restoreOrder(hashKey(key), order)
    unchecked.set(hashKey(key), key)
  }
  hydrate(client, {
    mutations: [],
    queries: usable.map(([, row]) => ({
      queryHash: hashKey(row.key),
      queryKey: row.key,
      // Invalidates answers from the future, which were cached before the clock was set back and would stay fresh too
      // long; visitors' answers read by a member; and members' own answers, which may be older than a submit just
      // before the page was left, and are restored at any time, even after other answers were refetched.
      state:
        row.state.dataUpdatedAt > Date.now() || db !== SHARED || keepOf(row.key) === 'reader'
          ? { ...row.state, isInvalidated: true }
          : row.state,
      dehydratedAt: row.state.dataUpdatedAt,
    })),
  })
  if (usable.length < rows.length) {
    const kept = new Set(usable.map(([hash]) => hash))
    await delMany(
      rows.flatMap(([hash]) => (kept.has(hash) ? [] : [hash])),
      storeOf(db, 'cache'),
    )
  }
}

/**
 * Moves the ages of answers in memory after a correction of the clock. They were noted by the device's clock, which was
 * wrong or has been set, and would make answers count as fresh too long.
 */
function shiftAges(client: QueryClient, by: number): void {
  if (Math.abs(by) < AGE_ERROR) return
  for (const query of client.getQueryCache().findAll({ predicate: ({ state }) => state.dataUpdatedAt > 0 }))
    query.setState({ dataUpdatedAt: query.state.dataUpdatedAt - by })
}

/**
 * Validates restored answers of a call on their first use, not all at the start, because that takes too long on a slow
 * device. An answer that does not match its contract is removed, moved aside and refetched.
 */
function checkRestored(client: QueryClient, endpoint: Endpoint, asked?: readonly unknown[]): void {
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
    void moveAnswerAside(hash, (row) => !fits(row.state.data))
  }
}

/** Moves an unusable answer aside in every database. If that fails, the city's answer replaces it later. */
async function moveAnswerAside(hash: string, isInvalid: (row: Row) => boolean): Promise<void> {
  const { moveRowsAside } = await import('./device/aside.ts')
  const mine = ownerDb()
  for (const db of [SHARED, ...(mine ? [mine] : [])]) {
    const invalid = {
      db,
      store: 'cache' as const,
      keys: [hash],
      isInvalid: (row: unknown) => isInvalid(row as Row),
    }
    await moveRowsAside(invalid).catch(() => undefined)
  }
}

/**
 * Returns the database of an answer: the member's own for all of a member's answers, even public ones; the shared one
 * for a visitor's answers. Public answers say how they relate to the reader, too. Price: after the sign-out an offline
 * device shows only what visitors have read on it.
 */
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
