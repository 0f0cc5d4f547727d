import type { Message } from '#api/message.ts'
import { isRead } from '#blocks/unread.ts'

/** Returns the messages about one record, newest first; a message about none is alone. */
export const threadOf = ({ earlier = [], ...newest }: Message): Message[] => [newest, ...earlier]

/** Returns the unread messages of a thread, marks that wait on this device counted as read. */
export const unreadOf = (row: Message, marked: ReadonlySet<string>): Message[] =>
  threadOf(row).filter((one) => !isRead(one, marked))
