import type { Message } from '#api/message.ts'
import type { World } from '#mocks/city.ts'

/** What another area says to a user; the rest follows. */
export type Told = Pick<Message, 'type' | 'title' | 'content' | 'bizType' | 'bizId' | 'link'>

/** Puts an unread message into a user's message centre, dated now in the world's time unless `time` (ISO) says when it happened. */
export function tell(world: World, userId: string, told: Told, time = world.iso()): void {
  world.db.message.create({
    ...told,
    id: `message-${String(world.next('message'))}`,
    userId,
    createTime: time,
    updateTime: time,
    read: false,
  })
}
