import type { Message } from '#api/message.ts'
import type { World } from '#mocks/city.ts'

/** Content of a new message from another area. */
export type NewMessage = Pick<Message, 'type' | 'title' | 'content' | 'bizType' | 'bizId' | 'link'>

/** Adds an unread message to a user's message centre, dated `time` (ISO), by default the world's time. */
export function sendMessage(world: World, userId: string, told: NewMessage, time = world.iso()): void {
  world.db.message.create({
    ...told,
    id: `message-${String(world.next('message'))}`,
    userId,
    createTime: time,
    updateTime: time,
    read: false,
  })
}
