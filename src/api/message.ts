import * as v from 'valibot'
import { area, endpoint } from './call/endpoint.ts'
import { ById, Flag, form, Id, named, page, paging, recorded, Word } from './call/shape.ts'
import { messageTypes } from './message-words.ts'

/** What a message may be about; with `bizId` the record's id. */
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

/** A message to one user. `link` is a path of this site. */
export const Message = v.object({
  ...recorded,
  type: v.picklist(messageTypes),
  title: v.string(),
  content: v.string(),
  bizType: v.optional(v.picklist(bizTypes)),
  bizId: v.optional(v.string()),
  link: v.optional(v.string()),
  read: v.boolean(),
})
export type Message = v.InferOutput<typeof Message>

const Type = v.optional(v.picklist(messageTypes))

/** Most messages that one mark names, and that an answer names as unread. */
export const MOST_UNREAD = 1_000

const NOTHING_NAMED = '请选择要标为已读的消息'
const UnreadIds = v.optional(v.array(v.string()))

/**
 * Names the messages that are marked read, as the person saw them: a mark of all would also take what came meanwhile, and
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

/** Counts what is unread, in all and of each type that has any; `ids` names the newest of them (chosen). */
export const UnreadCount = v.object({
  total: v.number(),
  types: v.array(v.object({ type: v.picklist(messageTypes), count: v.number(), ids: UnreadIds })),
})
export type UnreadCount = v.InferOutput<typeof UnreadCount>

export const message = area('message', {
  /** My messages, newest first; `unread` names all unread ones of the type as this answer was made (chosen). */
  page: endpoint('GET /policy/api/customer/msg/page', {
    query: v.optional(
      v.object({ ...paging, type: Type, read: v.optional(Flag), keyword: v.optional(Word) }),
      {},
    ),
    answer: v.object({ ...page(Message).entries, unread: UnreadIds }),
  }),
  /** One message; asking for it marks it read. */
  detail: endpoint('GET /policy/api/customer/msg/detail', { query: ById, answer: Message }),
  count: endpoint('GET /policy/api/customer/msg/count', { answer: UnreadCount }),
  /** Marks read what the person saw, by id; answers how many of them were unread (chosen). */
  readAll: endpoint('POST /policy/api/msg/read/all', {
    body: named(ReadMark),
    answer: v.object({ count: v.number() }),
    wish: 'several',
  }).queued('message', ({ body: { ids } }) => ids.map((id) => ({ id, read: true }))),
})
