import * as v from 'valibot'
import { area, endpoint } from './call/endpoint.ts'
import { ById, Flag, Id, named, page, paging, recorded, Word } from './call/shape.ts'
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

/** Which messages are marked read: those of a type, those of these ids, or all. */
export const ReadMark = v.object({
  type: Type,
  /** Only a mark without this list means all: an empty one is refused. */
  ids: v.optional(v.pipe(v.array(Id), v.minLength(1), v.maxLength(1_000))),
})
export type ReadMark = v.InferOutput<typeof ReadMark>

/** How many are unread, in all and of each type that has any. */
export const UnreadCount = v.object({
  total: v.number(),
  types: v.array(v.object({ type: v.picklist(messageTypes), count: v.number() })),
})
export type UnreadCount = v.InferOutput<typeof UnreadCount>

export const message = area('message', {
  /** My messages, newest first. */
  page: endpoint('GET /policy/api/customer/msg/page', {
    query: v.optional(
      v.object({ ...paging, type: Type, read: v.optional(Flag), keyword: v.optional(Word) }),
      {},
    ),
    answer: page(Message),
  }),
  /** One message; asking for it marks it read. */
  detail: endpoint('GET /policy/api/customer/msg/detail', { query: ById, answer: Message }),
  count: endpoint('GET /policy/api/customer/msg/count', { answer: UnreadCount }),
  /** Marks all read, or those of one type, or some that were opened without a network; answers how many were unread (chosen). */
  readAll: endpoint('POST /policy/api/msg/read/all', {
    body: v.optional(named(ReadMark), {}),
    answer: v.object({ count: v.number() }),
    queue: true,
    wish: 'several',
  }),
})
