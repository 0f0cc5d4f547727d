import * as v from 'valibot'
import { messageTypes } from '#api/message-words.ts'
import { optionalParam, pageNumber } from '#lib/address.ts'

/** Search parameters of the list of messages. */
export const MessageSearch = v.object({
  type: optionalParam(v.picklist(messageTypes)),
  /** Shows only unread messages. */
  unread: optionalParam(v.literal(true)),
  keyword: optionalParam(v.string()),
  page: pageNumber,
  /** Id of the open message. */
  id: optionalParam(v.string()),
})
export type MessageSearch = v.InferOutput<typeof MessageSearch>
