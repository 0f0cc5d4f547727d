import { foundBy } from '#lib/search/fit.ts'
import { searchRows } from '#lib/search/rank.ts'
import { type Message, message, MOST_UNREAD } from '#api/message.ts'
import { messageTypes } from '#api/message-words.ts'
import { pageOf } from '#mocks/lists.ts'
import { mock } from '#mocks/mock.ts'
import { refuse } from '#mocks/refusal.ts'
import { is } from '#mocks/query.ts'
import type { World } from '#mocks/city.ts'

/** Returns the user's messages, newest first, filtered by type and read state where given. */
const messagesOf = (world: World, userId: string, type?: Message['type'], read?: boolean) =>
  world.db.message.findMany({
    where: { userId: { equals: userId }, type: is(type), read: is(read) },
    orderBy: { createTime: 'desc' },
  })

/** Returns the ids of the first messages, at most `MOST_UNREAD`. */
const idsOf = (messages: readonly Message[]) => messages.slice(0, MOST_UNREAD).map(({ id }) => id)

export const handlers = mock(message, {
  page({ query, world, user }) {
    const { type, read, keyword = '' } = query
    const all = messagesOf(world, user.id, type, read)
    const found = searchRows(all, keyword, (one) => foundBy(one.title, [one.type], one.content), true)
    return { ...pageOf(found, query), unread: idsOf(messagesOf(world, user.id, type, false)) }
  },

  detail({ query, world, user }) {
    const found = world.db.message.get(query.id, '消息')
    if (found.userId !== user.id) refuse.forbidden()
    return found.read ? found : world.db.message.change(found.id, { read: true, updateTime: world.iso() })
  },

  count({ world, user }) {
    const unread = messagesOf(world, user.id, undefined, false)
    const types = messageTypes.map((type) => {
      const ofType = unread.filter((one) => one.type === type)
      return { type, count: ofType.length, ids: idsOf(ofType) }
    })
    return { total: unread.length, types: types.filter((one) => one.count > 0) }
  },

  readAll({ body, world, user }) {
    const unread = messagesOf(world, user.id, undefined, false).filter(({ id }) => body.ids.includes(id))
    for (const one of unread) world.db.message.change(one.id, { read: true, updateTime: world.iso() })
    return { count: unread.length }
  },
})
