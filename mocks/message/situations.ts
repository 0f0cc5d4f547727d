import type { World } from '#mocks/city.ts'
import { restore, situationsOf } from '#mocks/situation.ts'
import { sendMessage } from './send-message.ts'

const owner = 'u-enterprise'
/** First part of the titles of messages made here, which the next press removes. */
const NOTICE = '系统通知 '
const messagesTo = (world: World, userId: string) =>
  world.db.message.findMany({ where: { userId: { equals: userId } } })

/** Leaves a user with this many unread messages, all new. */
function leaveUnread(world: World, count: number): void {
  for (const { id, title } of messagesTo(world, owner))
    if (title.startsWith(NOTICE)) world.db.message.remove(id)
    else world.db.message.change(id, { read: true })
  for (let number = 1; number <= count; number += 1)
    sendMessage(world, owner, {
      type: '系统',
      title: `${NOTICE}${String(number)}`,
      content: '这是测试控制台发来的消息。',
    })
}

export const situations = situationsOf('消息', [
  {
    id: 'three-unread',
    title: '收到 3 条未读消息',
    sees: '消息中心有 3 条未读，顶部的数字也是 3。',
    who: 'enterprise',
    make: (world) => leaveUnread(world, 3),
    opens: '/user/message',
    shows: '消息，3 条未读',
  },
  {
    id: 'hundred-unread',
    title: '未读消息超过 99 条',
    sees: '顶部的数字写成 99+，列表可以翻页。',
    who: 'enterprise',
    make: (world) => leaveUnread(world, 120),
    opens: '/user/message',
    shows: '99+',
  },
  {
    id: 'no-messages',
    title: '消息中心是空的',
    sees: '没有收到过任何消息时的样子。',
    who: 'person',
    make(world) {
      restore(world, 'user', 'u-person')
      for (const { id } of messagesTo(world, 'u-person')) world.db.message.remove(id)
    },
    opens: '/user/message',
    shows: '暂无消息',
  },
])
