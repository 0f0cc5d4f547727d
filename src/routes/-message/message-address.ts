import * as v from 'valibot'
import { messageTypes } from '#api/message-words.ts'
import { maybe, pageNumber } from '#lib/address.ts'

/** Search parameters of the list of messages. */
export const MessageSearch = v.object({
  type: maybe(v.picklist(messageTypes)),
  /** Shows only unread messages. */
  unread: maybe(v.literal(true)),
  keyword: maybe(v.string()),
  page: pageNumber,
  /** Id of the open message. */
  id: maybe(v.string()),
})
export type MessageSearch = v.InferOutput<typeof MessageSearch>
