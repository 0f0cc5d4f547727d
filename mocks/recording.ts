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

/** A body as the journal keeps it; only its beginning where `isWhole` is false. */
export interface KeptBody {
  text: string
  /** True for bytes that are not text, which are kept as base64. */
  isBinary: boolean
  /** Size of the body in bytes. */
  bytes: number
  isWhole: boolean
}

/** Request, answer and effects of one call. */
export interface CallDetail {
  /** Query of the address, with its question mark. */
  search: string
  /** Access token of the caller. */
  token?: string
  contentType?: string
  sent?: KeptBody
  answered?: KeptBody
  /** Missing for a call that did not act, as one that a fault struck or that was refused before its rules. */
  recording?: Recording
}

/** Changed rows kept for each call, and characters of one column. */
const MOST_CHANGES = 20
const LONGEST = 400

/** Records what calls do to a world, and plays drawn ids and moments back. */
export class Recorder {
  /** Moment of an act of the city, of the seeds, or of a call that is played again; undefined otherwise. */
  moment: number | undefined
  /** Calls for which the clock stands, the latest last. */
  readonly #standing: Recording[] = []
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

  /** Returns the moment at which the world's clock stands; undefined where it runs. */
  get standing(): number | undefined {
    return this.moment ?? this.#standing.at(-1)?.at
  }

  /**
   * Runs a call, and records what it does, also where it is refused. The clock stands meanwhile, so that a call takes
   * place at one moment; a call that waits, as an upload does, records what others do meanwhile, too.
   * @param stands false for an act that moves the clock itself
   */
  async during<Data>(recording: Recording, run: () => Data, stands = true): Promise<Awaited<Data>> {
    this.#open.add(recording)
    if (stands) this.#standing.push(recording)
    try {
      return await run()
    } finally {
      this.#open.delete(recording)
      if (stands) this.#standing.splice(this.#standing.indexOf(recording), 1)
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

const copyOf = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text))

/** Returns a value, or the beginning of its JSON where it is long. */
function short(value: unknown): unknown {
  const text = JSON.stringify(value) ?? ''
  // Copies the beginning, because a slice would keep the whole text in memory.
  return text.length <= LONGEST ? value : copyOf(`${text.slice(0, LONGEST)}…`)
}
