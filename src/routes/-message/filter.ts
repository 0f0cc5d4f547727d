import { filterOf } from '#blocks/list/list-address.ts'

/** The filter of the list by what was read. */
export const unreadFilter = (unread: true | undefined) =>
  filterOf('是否已读', ['只看未读'], unread && '只看未读', (word) => ({
    unread: word ? (true as const) : undefined,
  }))
