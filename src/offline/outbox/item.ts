import type { LooseInput } from '#api/call/call.ts'
import type { FieldError } from '#api/call/error.ts'

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
  /** The newest receipt that was here when the form was begun: a later one of the same words is its own. */
  asOf?: ReceiptNo
  /**
   * The item that 打开修改 has made a draft again before the city had said anything of it, checked as it goes back; gone
   * with the first edit. An older portal only wrote that there was one.
   */
  takenOut?: unknown
  /** What the city said of it, when it came back: at its fields, and as a whole. */
  problems?: FieldError[]
  reason?: string
  savedAt: string
}

/** A file of an item, and where it landed once it is up. */
export interface ItemFile extends LocalFile {
  serverPath?: string
}

/** Until when the city takes what is handed in. */
export interface Until {
  /** What ends then: 申报, 补正, 报名. */
  deed: string
  /** A day (2026-12-17, to its end) or an ISO moment. */
  at: string
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
  /** How many whole answers in a row were against the contract; missing where the last one was not. */
  unreadable?: number
  /** Not tried again before this time (ms), unless the network comes back. */
  nextTry: number
  /** Not tried again before this time (ms) at all: the city asked for it. */
  notBefore: number
  /** What was submitted, for telling the same submit from another tab; only where it was made of a draft. */
  print?: string
  /** Set while a replay has it in hand. */
  claimed?: boolean
  /** True once a try went out whose answer never came: the city may have acted. */
  mayBeThere?: boolean
  /** Why it is held, or why the last try failed. */
  reason?: string
  problems?: FieldError[]
  /** The draft it was made of, for 打开修改. */
  draft?: Draft
  /** What the city holds, in a conflict. */
  current?: unknown
  /** The record that the edit began from. */
  base?: unknown
  /** Until when it must have reached the city; missing where nothing ends. */
  until?: Until
  /** Words for the body's fields, by dotted path. */
  labels?: Record<string, string>
  /** Which of the body's fields are amounts in 元, by dotted path. */
  amounts?: readonly string[]
}

/** Id of the item that a draft still is, while nothing of it was changed; undefined for every other draft. */
export const takenOutAs = ({ takenOut }: Pick<Draft, 'takenOut'>): string | undefined =>
  (Object(takenOut) as Partial<OutboxItem>).id

declare const receiptNo: unique symbol
/**
 * Counts the receipts of this device. A type of its own, because a number of milliseconds, such as an answer's age, must
 * never be taken for one: `asOf` beside a receipt's number is the newest that was here, not a time.
 */
export type ReceiptNo = number & { readonly [receiptNo]: true }

/** Stands before the first receipt. */
export const NO_RECEIPT = 0 as ReceiptNo

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
  /** When the city answered by this device's clock, ISO; for people only. */
  time: string
  /**
   * Which of the receipts of this device it is; missing in those of an older portal. What is last goes by this, since a
   * clock may be set back.
   */
  seq?: ReceiptNo
  answer: unknown
}

/**
 * Whether an answer of the city may know nothing yet of what a receipt proves.
 * @param asOf the newest receipt that was here when the answer was asked for (`askedAfter`)
 */
export const isNewTo = (asOf: ReceiptNo, { seq = NO_RECEIPT }: Pick<Receipt, 'seq'>): boolean => seq > asOf

/** True where the city may have acted on an item: a try is under way or was cut off, or one got no answer. */
export const mayHaveArrived = ({
  claimed,
  mayBeThere,
}: Pick<OutboxItem, 'claimed' | 'mayBeThere'>): boolean => claimed === true || mayBeThere === true

/** True where the city's answer could not be understood: nobody has said no, and the same call may be sent again. */
export const isUnread = ({ state, unreadable = 0 }: Pick<OutboxItem, 'state' | 'unreadable'>): boolean =>
  state === 'held' && unreadable > 0
