import type { LooseInput } from '#api/call.ts'
import type { FieldError } from '#api/error.ts'

/** Version of what rests in the outbox and the drafts; raise it with an upgrade in `upgraded`. */
export const ITEM_SCHEMA = 1

/** A file whose bytes are kept on this device. */
export interface LocalFile {
  fileId: string
  name: string
  /** Bytes. */
  size: number
  type: string
}

/** Which form of which record: one draft for each, in each enterprise. */
export interface DraftKey {
  form: string
  record: string
}

/** What somebody has typed and not yet sent. */
export interface Draft {
  key: DraftKey
  enId: string
  /** The form's values, in the shape of version `schema` of the form. */
  values: unknown
  schema: number
  /** What people read in lists of drafts. */
  title: string
  /** Address that opens the form with this draft. */
  href: string
  files: LocalFile[]
  /** The record as the city held it when editing began, for a conflict to be shown by field. */
  base?: unknown
  /** What the city said of it, when it came back: at its fields, and as a whole. */
  problems?: FieldError[]
  reason?: string
  savedAt: string
}

/** A file of an item, and where it landed once it is up. */
export interface ItemFile extends LocalFile {
  serverPath?: string
}

/**
 * A submit that waits on this device, with all that is needed to send it.
 * `waiting`: will be sent. `held`: the city said no, somebody must look. `conflict`: the record has moved on.
 */
export interface OutboxItem {
  schema: number
  /** Order of enqueueing on this device. */
  seq: number
  /** Also its Idempotency-Key. */
  id: string
  userId: string
  /** The enterprise it was made under, and will be sent under. */
  enId: string
  /** What it changes: items of one record are sent in order. */
  record: string
  /** Name of the endpoint, `area.key`. */
  endpoint: string
  input: LooseInput
  title: string
  files: ItemFile[]
  state: 'waiting' | 'held' | 'conflict'
  createdAt: string
  /** Failed tries so far. */
  attempts: number
  /** Not tried again before this time (ms), unless the network comes back. */
  nextTry: number
  /** Not tried again before this time (ms) at all: the city asked for it. */
  notBefore: number
  /** What was submitted, for telling the same submit from another tab; only where it was made of a draft. */
  print?: string
  /** Set while a replay has it in hand. */
  claimed?: boolean
  /** Why it is held, or why the last try failed. */
  reason?: string
  problems?: FieldError[]
  /** The draft it was made of, for 打开修改. */
  draft?: Draft
  /** What the city holds, in a conflict. */
  current?: unknown
  /** The record that the edit began from. */
  base?: unknown
  /** Words for the body's fields, by dotted path. */
  labels?: Record<string, string>
  /** Which of the body's fields are amounts in 元, by dotted path. */
  amounts?: readonly string[]
}

/** Proof that an item arrived. */
export interface Receipt {
  id: string
  title: string
  record: string
  enId: string
  endpoint: string
  /** Number given by the city (受理号), where there is one. */
  no?: string
  /** The item's print. */
  print?: string
  /** When the city answered, ISO. */
  time: string
  answer: unknown
}

/** So long an answer of the city may be on its way, in milliseconds; a slower one may show an older state for once. */
const ON_THE_WAY = 60_000

/**
 * Whether an answer of the city that came at `asOf` (ms) may know nothing yet of what a receipt proves: one that came
 * a moment later may have been given a moment before.
 */
export const isNewTo = (asOf: number, { time }: Pick<Receipt, 'time'>): boolean =>
  Date.parse(time) > asOf - ON_THE_WAY
