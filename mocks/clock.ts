import { keepTime as keepActivities } from './activity/signups.ts'
import { keepTime as keepAppeals } from './appeal/office.ts'
import type { World } from './city.ts'
import { keepTime as keepDeclarations } from './declare/clock.ts'
import { keepTime as keepDocking } from './docking/clock.ts'
import { keepTime as keepMarket } from './market/clock.ts'
import { keepTime as keepServices } from './serve/clock.ts'

const areas = [keepActivities, keepAppeals, keepDeclarations, keepDocking, keepMarket, keepServices]

/**
 * Lets the clock of every area act on what is due. Called before each call is answered, whatever area it is of: what
 * comes due tells its owner, and messages are read by other calls than the records that they are about.
 */
export const keepTime = (world: World): void => {
  for (const keep of areas) keep(world)
}
