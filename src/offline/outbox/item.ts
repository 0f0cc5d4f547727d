import type { LooseInput } from '#api/call/call.ts'
import type { FieldError } from '#api/call/error.ts'

/** Version of stored outbox items; an item of an older version is held when it is due. */
export const ITEM_SCHEMA = 1

/** A file whose bytes are stored on this device. */
export interface LocalFile {
  fileId: string
  name: string
  /** Size in bytes. */
  size: number
  type: string
}

/** Key of a draft: one per form and record, in each enterprise. */
export interface DraftKey {
  form: string
  record: string
}

/** Unsent input of a form. */
export interface Draft {
  key: DraftKey
  enId: string
  /** Values of the form, in the shape of the form's version `schema`. */
  values: unknown
  schema: number
  /** Title in lists of drafts. */
  title: string
  /** Address that opens the form with this draft. */
  href: string
  files: LocalFile[]
  /** The city's record when editing began, for showing a conflict by field. */
  base?: unknown
  /**
   * Newest receipt on this device when the form was opened: a later receipt with the same content belongs to this form.
   */
  asOf?: ReceiptNo
  /**
   * Item that 打开修改 has converted back into this draft before the city answered; validated when it goes back. Removed by
   * the first edit. An older portal only stored that there was one.
   */
  takenOut?: unknown
  /** The city's remarks on a returned item: by field, and in general. */
  problems?: FieldError[]
  reason?: string
  savedAt: string
}

/** A file of an item, with its path at the city after the upload. */
export interface ItemFile extends LocalFile {
  serverPath?: string
  /** Bytes that had arrived when an upload in parts broke off. */
  sent?: number
}

/** Deadline of a submit. */
export interface Until {
  /** Action that ends at the deadline: 申报, 补正, 报名. */
  deed: string
  /** A day (2026-12-17, until its end) or an ISO time. */
  at: string
}

/**
 * A submit that waits on this device, with everything needed to send it. `waiting`: will be sent. `held`: the city
 * refused it, and the person must act. `conflict`: the record has changed since.
 */
export interface OutboxItem {
  schema: number
  /** Order of enqueueing on this device. */
  seq: number
  /** Id of the item and its Idempotency-Key. */
  id: string
  userId: string
  /** Enterprise of the submit, used when it is sent. */
  enId: string
  /** Record that the item changes; items of one record are sent in order. */
  record: string
  /** Name of the endpoint, `area.key`. */
  endpoint: string
  input: LooseInput
  title: string
  files: ItemFile[]
  state: 'waiting' | 'held' | 'conflict'
  createdAt: string
  /** Number of failed attempts so far. */
  attempts: number
  /** Number of consecutive answers that broke the contract; missing if the last one did not. */
  unreadable?: number
  /** Earliest next attempt in milliseconds, unless the network returns before. */
  nextTry: number
  /** Earliest next attempt in milliseconds without exception, requested by the city or by an undo period. */
  notBefore: number
  /**
   * Print of the submitted content, to recognize the same submit from another tab; only for items made from a draft.
   */
  print?: string
  /** True while a replay processes the item. */
  claimed?: boolean
  /** True after an attempt without an answer, which may have taken effect at the city. */
  mayBeThere?: boolean
  /** Reason why the item is held, or of the last failure. */
  reason?: string
  problems?: FieldError[]
  /** Draft from which the item was made, for 打开修改. */
  draft?: Draft
  /** The city's current record, in a conflict. */
  current?: unknown
  /** The record on which the edit is based. */
  base?: unknown
  /** Deadline for reaching the city; missing if there is none. */
  until?: Until
  /** Labels of the body's fields, by dotted path. */
  labels?: Record<string, string>
  /** Dotted paths of the body's fields that are amounts in 元. */
  amounts?: readonly string[]
}

/** Returns the id of the item that an unchanged draft was converted from; undefined for other drafts. */
export const itemIdOfDraft = ({ takenOut }: Pick<Draft, 'takenOut'>): string | undefined =>
  (Object(takenOut) as Partial<OutboxItem>).id

declare const receiptNo: unique symbol
/**
 * Number of a receipt on this device. A separate type, so that a time in milliseconds, such as an answer's age, is
 * never used as one: `asOf` is the newest receipt's number, not a time.
 */
export type ReceiptNo = number & { readonly [receiptNo]: true }

/** Number before the first receipt. */
export const NO_RECEIPT = 0 as ReceiptNo

/** Proof that an item has arrived at the city. */
export interface Receipt {
  id: string
  title: string
  record: string
  enId: string
  endpoint: string
  /** Number given by the city (编号), if any. */
  no?: string
  /** Print of the item. */
  print?: string
  /** ISO time of the city's answer by this device's clock; for display only. */
  time: string
  /**
   * Number of the receipt on this device; missing in receipts of an older portal. Determines the order, because a clock
   * may be set back.
   */
  seq?: ReceiptNo
  answer: unknown
}

/**
 * Checks if an answer of the city may predate a receipt.
 * @param asOf newest receipt on this device at the time of the answer's request (`receiptAtRequest`)
 */
export const isNewTo = (asOf: ReceiptNo, { seq = NO_RECEIPT }: Pick<Receipt, 'seq'>): boolean => seq > asOf

/**
 * Checks if an item may have taken effect at the city: an attempt is running, was interrupted, or got no answer. Such
 * an item is neither reopened nor withdrawn before the person was warned, because a new submit could be a second one.
 * Price: a question whenever the connection broke at the wrong moment.
 */
export const mayHaveArrived = ({
  claimed,
  mayBeThere,
}: Pick<OutboxItem, 'claimed' | 'mayBeThere'>): boolean => claimed === true || mayBeThere === true

/**
 * Checks if an item is held because of unreadable answers: the city has not refused it, so the same call may be resent.
 */
export const isUnread = ({ state, unreadable = 0 }: Pick<OutboxItem, 'state' | 'unreadable'>): boolean =>
  state === 'held' && unreadable > 0
