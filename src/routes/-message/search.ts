import { linkOptions } from '@tanstack/react-router'
import * as v from 'valibot'
import { query } from '#api/call/query.ts'
import { message, messageTypes } from '#api/message.ts'
import { maybe, pageNumber } from '#lib/address.ts'

const SIZE = 10

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

/** One page of the list. */
export const listQuery = ({ type, unread, keyword, page = 1 }: MessageSearch) =>
  query(message.page, {
    query: { type, keyword, ...(unread ? { read: 'false' } : {}), current: page, size: SIZE },
  })

/** The list's address. */
export const linkTo = (search: MessageSearch) => linkOptions({ to: '/user/message', search })
