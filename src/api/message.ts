import * as v from 'valibot'
import { area, endpoint } from './call/endpoint.ts'
import { ById, Flag, form, Id, notAnArray, page, paging, recordEntries, Word } from './call/shape.ts'
import { messageTypes } from './message-words.ts'

/** Kinds of records that a message may refer to; `bizId` is the record's id. */
const bizTypes = [
  'policy',
  'declaration',
  'appeal',
  'demand',
  'supply',
  'activity',
  'listing',
  'product',
  'provider',
] as const

const messageEntries = {
  ...recordEntries,
  type: v.picklist(messageTypes),
  title: v.string(),
  content: v.string(),
  bizType: v.optional(v.picklist(bizTypes)),
  bizId: v.optional(v.string()),
  link: v.optional(v.string()),
  read: v.boolean(),
}

/** A message to one user. `link` is a path of this site. */
export const Message = v.object({
  ...messageEntries,
  /** In a list of threads, whose rows are the newest messages: the others about the same record, newest first (chosen). */
  earlier: v.optional(v.array(v.object(messageEntries))),
})
export type Message = v.InferOutput<typeof Message>

const Type = v.optional(v.picklist(messageTypes))

/** Maximum number of messages that one call marks read, and that an answer lists as unread. */
export const MOST_UNREAD = 1_000

const NOTHING_NAMED = '请选择要标为已读的消息'
const UnreadIds = v.optional(v.array(v.string()))

/**
 * Messages to mark read, by id, as the person saw them: marking all would include messages that arrived meanwhile, and
 * is refused (chosen).
 */
export const ReadMark = form({
  ids: v.pipe(
    v.array(Id, NOTHING_NAMED),
    v.minLength(1, NOTHING_NAMED),
    v.maxLength(MOST_UNREAD, `一次最多 ${String(MOST_UNREAD)} 条`),
  ),
})
export type ReadMark = v.InferOutput<typeof ReadMark>

/** Number of unread messages, in total and of each type that has any; `ids` are the newest of them (chosen). */
export const UnreadCount = v.object({
  total: v.number(),
  types: v.array(v.object({ type: v.picklist(messageTypes), count: v.number(), ids: UnreadIds })),
})
export type UnreadCount = v.InferOutput<typeof UnreadCount>

export const message = area('message', {
  /**
   * Returns my messages, newest first; `unread` lists all unread ones of the type at the time of the answer (chosen).
   * With `threads`, messages about the same record are one row, found by any of them (chosen).
   */
  page: endpoint('GET /policy/api/customer/msg/page', {
    query: v.optional(
      v.object({
        ...paging,
        type: Type,
        read: v.optional(Flag),
        keyword: v.optional(Word),
        threads: v.optional(Flag),
      }),
      {},
    ),
    answer: v.object({ ...page(Message).entries, unread: UnreadIds }),
  }),
  /** Returns a message and marks it read. */
  detail: endpoint('GET /policy/api/customer/msg/detail', { query: ById, answer: Message }),
  count: endpoint('GET /policy/api/customer/msg/count', { answer: UnreadCount }),
  /** Marks messages read by id; returns the number of those that were unread (chosen). */
  readAll: endpoint('POST /policy/api/msg/read/all', {
    body: notAnArray(ReadMark),
    answer: v.object({ count: v.number() }),
    wish: 'several',
  }).queued('message', ({ body: { ids } }) => ids.map((id) => ({ id, read: true }))),
})
