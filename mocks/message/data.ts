import * as v from 'valibot'
import { Message } from '#api/message.ts'
import type { World } from '#mocks/world.ts'
import { seedMessages } from './messages.ts'

export const tables = { message: v.object({ ...Message.entries, userId: v.string() }) }

/** Fills the demo accounts' message centres. */
export function seed(world: World): void {
  seedMessages(world)
}
