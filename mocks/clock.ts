import { keepTime as keepActivities } from './activity/signups.ts'
import { keepTime as keepAppeals } from './appeal/office.ts'
import type { World } from './city.ts'
import { keepTime as keepDeclarations } from './declare/clock.ts'
import { keepTime as keepDocking } from './docking/clock.ts'
import { keepTime as keepMarket } from './market/clock.ts'
import { keepTime as keepServices } from './serve/clock.ts'

const areas = [keepActivities, keepAppeals, keepDeclarations, keepDocking, keepMarket, keepServices]

/**
 * Runs the due actions of every area, such as sending reminders. Called before each call is answered, whatever its
 * area, because a due action sends its owner a message, and messages are read by other calls than the records they are
 * about.
 */
export const keepTime = (world: World): void => {
  for (const keep of areas) keep(world)
}
