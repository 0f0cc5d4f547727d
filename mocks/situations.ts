import { situations as activity } from './activity/situations.ts'
import { situations as appeal } from './appeal/situations.ts'
import { situations as auth } from './auth/situations.ts'
import type { World } from './city.ts'
import { runDueActions } from './clock.ts'
import { situations as declare } from './declare/situations.ts'
import { situations as docking } from './docking/situations.ts'
import { situations as market } from './market/situations.ts'
import { situations as message } from './message/situations.ts'
import { situations as network } from './network-situations.ts'
import { situations as policy } from './policy/situations.ts'
import { refuse } from './refusal.ts'
import { situations as serve } from './serve/situations.ts'
import type { Situation } from './situation.ts'

/** Situations of all areas, in the order of the console's page. */
export const situations: Situation[] = [
  ...network,
  ...auth,
  ...policy,
  ...declare,
  ...appeal,
  ...message,
  ...activity,
  ...docking,
  ...market,
  ...serve,
]

/** Returns a situation by its id. @throws Refusal that lists the ids if none has it */
export const situationOf = (id: string): Situation =>
  situations.find((one) => one.id === id) ??
  refuse.unreadable(`没有名为“${id}”的情形，可以是：${situations.map((one) => one.id).join('、')}`)

/** Makes a situation in a world, whose due actions run first, so that none of them changes it right after. */
export function makeSituation(world: World, { make }: Situation): void {
  runDueActions(world)
  make(world)
}
