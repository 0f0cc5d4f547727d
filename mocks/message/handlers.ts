import { message, messageTypes } from '#api/message.ts'
import { pageOf } from '#mocks/lists.ts'
import { mock } from '#mocks/mock.ts'
import { refuse } from '#mocks/refusal.ts'
import type { World } from '#mocks/city.ts'

const mine = (world: World, userId: string) => world.db.message.all().filter((one) => one.userId === userId)

export const handlers = mock(message, {
  page({ query, world, user }) {
    const { type, read, keyword = '' } = query
    const found = mine(world, user.id)
      .filter((one) => (!type || one.type === type) && (read === undefined || one.read === read))
      .filter((one) => one.title.includes(keyword) || one.content.includes(keyword))
      .sort((a, b) => b.createTime.localeCompare(a.createTime))
    return pageOf(found, query)
  },

  detail({ query, world, user }) {
    const found = world.db.message.get(query.id, '消息')
    if (found.userId !== user.id) refuse.forbidden()
    return found.read ? found : world.db.message.change(found.id, { read: true, updateTime: world.iso() })
  },

  count({ world, user }) {
    const unread = mine(world, user.id).filter((one) => !one.read)
    const types = messageTypes.map((type) => ({
      type,
      count: unread.filter((one) => one.type === type).length,
    }))
    return { total: unread.length, types: types.filter((one) => one.count > 0) }
  },

  readAll({ body, world, user }) {
    const { type, ids } = body
    const unread = mine(world, user.id).filter(
      (one) => !one.read && (!type || one.type === type) && (!ids || ids.includes(one.id)),
    )
    for (const one of unread) world.db.message.change(one.id, { read: true, updateTime: world.iso() })
    return { count: unread.length }
  },
})
