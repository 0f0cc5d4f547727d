import type { World } from '#mocks/city.ts'
import { seedMessages } from './messages.ts'

/** Fills the demo accounts' message centres. */
export function seed(world: World): void {
  seedMessages(world)
}
