import { runDueActions as keepActivities } from './activity/signups.ts'
import { runDueActions as keepAppeals } from './appeal/office.ts'
import { runDueActions as keepBindings } from './auth/clock.ts'
import type { World } from './city.ts'
import { runDueActions as keepDeclarations } from './declare/clock.ts'
import { runDueActions as keepDocking } from './docking/clock.ts'
import { runDueActions as keepMarket } from './market/clock.ts'
import { runDueActions as keepRatings } from './rating/clock.ts'
import { runDueActions as keepServices } from './serve/clock.ts'

const areas = [
  keepActivities,
  keepAppeals,
  keepBindings,
  keepDeclarations,
  keepDocking,
  keepMarket,
  keepServices,
  keepRatings,
]

/**
 * Runs the due actions of every area, such as sending reminders. Called before each call is answered, whatever its
 * area, because a due action sends its owner a message, and messages are read by other calls than the records they are
 * about.
 */
export const runDueActions = (world: World): void => {
  for (const keep of areas) keep(world)
}
