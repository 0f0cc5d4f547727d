import * as v from 'valibot'
import { messageTypes } from '#api/message-words.ts'
import { maybe, pageNumber } from '#lib/address.ts'

/** Everything that the list of messages depends on. */
export const MessageSearch = v.object({
  type: maybe(v.picklist(messageTypes)),
  /** Unread ones only. */
  unread: maybe(v.literal(true)),
  keyword: maybe(v.string()),
  page: pageNumber,
  /** The message that is open. */
  id: maybe(v.string()),
})
export type MessageSearch = v.InferOutput<typeof MessageSearch>
