import type { Random } from '#mocks/random.ts'
import type { World } from '#mocks/city.ts'
import { type Case, cases } from './cases.ts'
import { demoPlans, type Plan } from './plans.ts'

/** Number of ended appeals that nobody made public, for each other appeal of the city. */
const ENDED_PER_APPEAL = 3

/** Planned appeal with its text, and the random numbers of its details. */
export interface Planned {
  one: Case
  plan: Plan
  id: string
  random: Random
}

/**
 * Plans ended appeals of other enterprises that are not public and only count in the public figures (办理数据). They
 * have random numbers of their own, so that those of the other appeals stay as they were.
 * @param appeals number of the other appeals
 */
export function endedAppeals(world: World, appeals: number): Planned[] {
  const { random } = world.begin('appeal-ended')
  const known = cases.slice(demoPlans.length)
  return Array.from({ length: appeals * ENDED_PER_APPEAL }, (_, index) => {
    const one = random.pick(known)
    const plan: Plan = {
      userId: `u-earlier-${String(index)}`,
      state: '已办结',
      age: random.whole(24, 220),
      isUnrated: random.chance(0.3),
      isBrief: index % 3 > 0,
      answeredOn: answerDay(random, one),
    }
    return { one, plan, id: `appeal-ended-${String(index + 1)}`, random }
  })
}

/** Returns the working day on which an office answers an appeal: mostly within its term, now and then after it. */
export const answerDay = (random: Random, { type }: Case): number =>
  random.pick(type === '咨询' ? [1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3] : [1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 6])
