import { filterOf } from '#blocks/list/list-address.ts'

/** Returns the filter of the list by unread messages. */
export const unreadFilter = (unread: true | undefined) =>
  filterOf('是否已读', ['只看未读'], unread && '只看未读', (word) => ({
    unread: word ? (true as const) : undefined,
  }))
