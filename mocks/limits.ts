import type { Table } from './table.ts'

const MB = 1_048_576
const MINUTE = 60_000

/** How much of something is kept: the oldest goes first, and whatever is older than `age` is not there. */
interface Limit {
  most: number
  /** Milliseconds of the world's clock. */
  age?: number
  /** Bytes of all together. */
  bytes?: number
}

/**
 * How much a city remembers of what passes, so that a server that runs for weeks stays as small as it began. Records
 * are not among it: they are what a city is for.
 */
export const limits = {
  /** What a tester looks at; whoever needs all of it reads on from a `seq`, as the chaos run does. */
  journal: { most: 500, bytes: 10 * MB },
  /** Longer than an account stays locked (10 minutes): the picture that was on the page still holds then. 200 people at once. */
  captchas: { most: 200, age: 15 * MINUTE },
  /** As long as an outbox may come back with the same key. A chaos run of 200 submits uses some 1,500 in an hour. */
  remembered: { most: 5_000, age: 24 * 60 * MINUTE, bytes: 32 * MB },
  /** Five of the largest, or a chaos run of 400 submits; a record whose file has gone says so when it is asked for. */
  files: { most: 5_000, bytes: 100 * MB },
  sms: { most: 500 },
  surveys: { most: 500 },
  /** Sign-ins: one that has gone is asked to sign in again. */
  grants: { most: 1_000 },
  /** Lines of the behaviour log, short codes, SMS codes on their way. */
  lines: { most: 1_000 },
  /** How worlds of a scenario and a seed begin; a new one begins at most this late. */
  starts: { most: 8, age: 5 * MINUTE },
  /** Worlds with names, by when they were last spoken to; one takes 10 to 60 MB. `default` stays. */
  worlds: { most: 40 },
} satisfies Record<string, Limit>

/** A map that forgets. Whatever is set anew counts as new. */
export class Keeping<Value> implements Iterable<[string, Value]> {
  readonly #rows = new Map<string, { value: Value; at: number; bytes: number }>()
  readonly #limit: Limit
  readonly #now: () => number
  #bytes = 0

  /** `now` gives the time in milliseconds. */
  constructor(limit: Limit, now: () => number) {
    this.#limit = limit
    this.#now = now
  }

  get size(): number {
    return this.#rows.size
  }

  get(key: string): Value | undefined {
    this.#forget()
    return this.#rows.get(key)?.value
  }

  /** Keeps a value of this many bytes. */
  set(key: string, value: Value, bytes = 0): void {
    this.delete(key)
    this.#rows.set(key, { value, at: this.#now(), bytes })
    this.#bytes += bytes
    this.#forget()
  }

  /** Says how many bytes a value has, where that was not known when it was set. */
  weigh(key: string, bytes: number): void {
    const row = this.#rows.get(key)
    if (!row) return
    this.#bytes += bytes - row.bytes
    row.bytes = bytes
    this.#forget()
  }

  delete(key: string): void {
    this.#bytes -= this.#rows.get(key)?.bytes ?? 0
    this.#rows.delete(key)
  }

  /** Keys and values, oldest first. */
  *[Symbol.iterator](): Generator<[string, Value]> {
    this.#forget()
    for (const [key, { value }] of this.#rows) yield [key, value]
  }

  values(): Value[] {
    return [...this].map(([, value]) => value)
  }

  #forget() {
    const { most, age = Infinity, bytes = Infinity } = this.#limit
    const since = this.#now() - age
    for (const [key, { at }] of this.#rows) {
      if (this.#rows.size <= most && this.#bytes <= bytes && at >= since) break
      this.delete(key)
    }
  }
}

/** Puts one at the end of a list, and lets go of its beginning. */
export function keep<Row>(list: Row[], one: Row, { most }: Limit): void {
  list.push(one)
  if (list.length > most) list.splice(0, list.length - most)
}

/** Puts a row into a table, and lets go of the oldest. */
export function addKept<Row extends { id: string }>(
  table: Pick<Table<Row>, 'getAll' | 'create' | 'remove'>,
  row: Row,
  { most }: Limit,
): Row {
  const rows = table.getAll()
  for (const { id } of rows.slice(0, Math.max(0, rows.length + 1 - most))) table.remove(id)
  return table.create(row)
}
