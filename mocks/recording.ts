import type { ChangeListener } from './table.ts'

/** One changed row with the columns that differ; `before` is missing for a new row, `after` for a removed one. */
export interface RowChange {
  table: string
  id: string
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Everything that one call did to a world. */
export interface Recording {
  /** Moment of the call in milliseconds of the world's clock; the call takes place at once. */
  at: number
  /** Number of the call among those that acted, because a slow one is entered in the journal after a later one. */
  turn: number
  changes: RowChange[]
  /** Number of changes beyond the limit. */
  more: number
  /** Ids and tokens that were drawn. */
  drawn: string[]
}

/** Changed rows kept for each call, and characters of one column. */
const MOST_CHANGES = 20
const LONGEST = 400

/** Records what calls do to a world, and plays drawn ids and moments back. */
export class Recorder {
  /** Moment at which the world's clock stands while a call acts; undefined where it runs. */
  moment: number | undefined
  /** Ids and tokens to give out again, in place of new ones. */
  readonly again: string[] = []
  readonly #open = new Set<Recording>()
  #turns = 0

  /** Returns a new random id, or the next one that is played again. */
  uuid(): string {
    const id = this.again.shift() ?? crypto.randomUUID()
    for (const { drawn } of this.#open) drawn.push(id)
    return id
  }

  readonly onChange: ChangeListener = (table, before, after) => {
    for (const recording of this.#open) {
      if (recording.changes.length < MOST_CHANGES) recording.changes.push(changeOf(table, before, after))
      else recording.more += 1
    }
  }

  /** Returns an empty recording of a call at this moment of the world's clock, in milliseconds. */
  begin(at: number): Recording {
    return { at, turn: (this.#turns += 1), changes: [], more: 0, drawn: [] }
  }

  /**
   * Runs a call, and records what it does, also where it is refused. The clock stands until the call first waits, as an
   * upload does; what other calls do meanwhile is recorded with it.
   * @param stands false for an act that moves the clock itself
   */
  async during<Data>(recording: Recording, run: () => Data, stands = true): Promise<Awaited<Data>> {
    const outer = this.moment
    this.#open.add(recording)
    try {
      if (stands) this.moment = recording.at
      const running = run()
      this.moment = outer
      return await running
    } finally {
      this.moment = outer
      this.#open.delete(recording)
    }
  }
}

type Row = Record<string, unknown>

/** Returns the columns that differ between two rows. */
function changeOf(table: string, earlier: object | undefined, later: object | undefined): RowChange {
  const [before, after] = [earlier, later] as [Row | undefined, Row | undefined]
  const columns = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  const differing = [...columns].filter((name) => before?.[name] !== after?.[name] && name !== 'id')
  const part = (row: Row) => Object.fromEntries(differing.map((name) => [name, short(row[name])]))
  return {
    table,
    id: String((after ?? before)?.['id']),
    ...(before ? { before: part(before) } : {}),
    ...(after ? { after: part(after) } : {}),
  }
}

/** Returns a value, or the beginning of its JSON where it is long. */
function short(value: unknown): unknown {
  const text = JSON.stringify(value) ?? ''
  // Copies the beginning, because a slice would keep the whole text in memory.
  return text.length <= LONGEST ? value : Buffer.from(`${text.slice(0, LONGEST)}…`).toString()
}
