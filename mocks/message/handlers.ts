import { groupBy } from '#lib/group-by.ts'
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

/** Returns the key of the record that a message is about; its own id if it is about none. */
const subjectOf = ({ id, bizType, bizId }: Message) => (bizType && bizId ? `${bizType} ${bizId}` : id)

/**
 * Returns the threads with one of `hits`: the newest message of each, with the earlier ones; in the order of the hits or,
 * if `isSorted`, the newest first.
 */
function threadsOf(all: readonly Message[], hits: readonly Message[], isSorted: boolean): Message[] {
  const found = new Set(hits.map(subjectOf))
  const threads = groupBy(all, subjectOf)
  return (isSorted ? [...threads.keys()].filter((one) => found.has(one)) : [...found]).map((subject) => {
    const [newest, ...earlier] = threads.get(subject)!
    return { ...newest!, ...(earlier.length > 0 ? { earlier } : {}) }
  })
}

/** Returns the ids of the first messages, at most `MOST_UNREAD`. */
const idsOf = (messages: readonly Message[]) => messages.slice(0, MOST_UNREAD).map(({ id }) => id)

export const handlers = mock(message, {
  page({ query, world, user }) {
    const { type, read, keyword = '', threads } = query
    const all = messagesOf(world, user.id, type, read)
    const hits = searchRows(all, keyword, (one) => foundBy(one.title, [one.type], one.content), true)
    const found = threads ? threadsOf(messagesOf(world, user.id), hits, keyword === '') : hits
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
