import type { Table } from './table.ts'

const MB = 1_048_576
const MINUTE = 60_000

/** Limit of a collection; the oldest entry is removed first, and entries older than `age` are not returned. */
interface Limit {
  most: number
  /** Maximum age in milliseconds of the world's clock. */
  age?: number
  /** Maximum bytes of all entries together. */
  bytes?: number
}

/**
 * Limits of a world's transient data, so that a server that runs for weeks does not grow. Records have no limit,
 * because they are the purpose of a world.
 */
export const limits = {
  /**
   * Enough for a tester; a caller that needs every call reads on from a `seq`, as the chaos run does. `newest` calls are
   * kept whether or not they changed the world, more than are made between two readings.
   */
  journal: { most: 500, bytes: 4 * MB, newest: 100 },
  /** Body of a request that the journal keeps whole, so that it can be played again, and beginning of an answer. */
  sentBody: { most: 1, bytes: 64 * 1_024 },
  answerBody: { most: 1, bytes: 16 * 1_024 },
  /**
   * Longer than an account stays locked (10 minutes), so that the captcha on the page is still valid after that. Enough
   * for 200 people at once.
   */
  captchas: { most: 200, age: 15 * MINUTE },
  /** As long as an outbox may retry with the same key. A chaos run of 200 submits uses some 1,500 keys in an hour. */
  remembered: { most: 5_000, age: 24 * 60 * MINUTE, bytes: 32 * MB },
  /**
   * Enough for five of the largest files, or a chaos run of 400 submits; the download of a file that was removed
   * answers with a message.
   */
  files: { most: 5_000, bytes: 100 * MB },
  /** As long as an outbox may retry; three of the largest files. */
  partialUploads: { most: 500, age: 24 * 60 * MINUTE, bytes: 60 * MB },
  /** Acts of the city that the clock's answer lists; a month of the default world has some 1,000. */
  acts: { most: 2_000 },
  sms: { most: 500 },
  surveys: { most: 500 },
  /** Number of sign-ins kept; the user of a removed one has to sign in again. */
  grants: { most: 1_000 },
  /** Number of rows kept in the behaviour log, the short codes and the pending SMS codes. */
  lines: { most: 1_000 },
  /** Initial states of worlds by scenario, seed and hour; a cached state is at most this old. */
  initialStates: { most: 8, age: 5 * MINUTE },
  /** Named worlds, ordered by their last use; one takes 10 to 60 MB. `default` is never removed. */
  worlds: { most: 40 },
  /** Worlds before a reset, an import, a play or their end, which can be undone meanwhile. */
  formerWorlds: { most: 4, age: 10 * MINUTE },
} satisfies Record<string, Limit & { newest?: number }>

/** A map with a {@link Limit}. Setting a key again makes it the newest entry. */
export class LimitedMap<Value> implements Iterable<[string, Value]> {
  readonly #rows = new Map<string, { value: Value; at: number; bytes: number }>()
  readonly #limit: Limit
  readonly #now: () => number
  #bytes = 0

  /** @param now returns the time in milliseconds */
  constructor(limit: Limit, now: () => number) {
    this.#limit = limit
    this.#now = now
  }

  get size(): number {
    return this.#rows.size
  }

  get(key: string): Value | undefined {
    this.#removeExpired()
    return this.#rows.get(key)?.value
  }

  /** Sets a value of this many bytes. */
  set(key: string, value: Value, bytes = 0): void {
    this.delete(key)
    this.#rows.set(key, { value, at: this.#now(), bytes })
    this.#bytes += bytes
    this.#removeExpired()
  }

  /** Sets the size of an existing value, where it was not known when the value was set. */
  setBytes(key: string, bytes: number): void {
    const row = this.#rows.get(key)
    if (!row) return
    this.#bytes += bytes - row.bytes
    row.bytes = bytes
    this.#removeExpired()
  }

  delete(key: string): void {
    this.#bytes -= this.#rows.get(key)?.bytes ?? 0
    this.#rows.delete(key)
  }

  /** Yields keys and values, oldest first. */
  *[Symbol.iterator](): Generator<[string, Value]> {
    this.#removeExpired()
    for (const [key, { value }] of this.#rows) yield [key, value]
  }

  values(): Value[] {
    return [...this].map(([, value]) => value)
  }

  #removeExpired() {
    const { most, age = Infinity, bytes = Infinity } = this.#limit
    const since = this.#now() - age
    for (const [key, { at }] of this.#rows) {
      if (this.#rows.size <= most && this.#bytes <= bytes && at >= since) break
      this.delete(key)
    }
  }
}

/** Appends an entry to a list and removes the oldest ones over the limit. */
export function appendLimited<Row>(list: Row[], one: Row, { most }: Limit): void {
  list.push(one)
  if (list.length > most) list.splice(0, list.length - most)
}

/** Creates a row in a table and removes the oldest ones over the limit. */
export function createLimited<Row extends { id: string }>(
  table: Pick<Table<Row>, 'getAll' | 'create' | 'remove'>,
  row: Row,
  { most }: Limit,
): Row {
  const rows = table.getAll()
  for (const { id } of rows.slice(0, Math.max(0, rows.length + 1 - most))) table.remove(id)
  return table.create(row)
}
