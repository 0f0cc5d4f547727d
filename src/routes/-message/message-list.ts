import { linkOptions } from '@tanstack/react-router'
import { query } from '#api/call/query.ts'
import { message } from '#api/message.ts'
import type { MessageSearch } from './message-address.ts'

const SIZE = 10

/** Returns the query of one page of the messages, those about one record together. */
export const listQuery = ({ type, unread, keyword, page = 1 }: MessageSearch) =>
  query(message.page, {
    query: { type, keyword, read: unread ? 'false' : undefined, current: page, size: SIZE, threads: true },
  })

/** Returns a link to the list of messages. */
export const linkTo = (search: MessageSearch) => linkOptions({ to: '/user/message', search })
