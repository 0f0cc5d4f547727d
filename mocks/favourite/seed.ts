import { chinaTime } from '#mocks/policy/days.ts'
import { favouriteId, inForce } from '#mocks/policy/policy-search.ts'
import type { World } from '#mocks/city.ts'

/** Adds the favourites of the demo accounts. */
export function seed(world: World): void {
  const { random } = world.begin('favourite')
  const policies = world.db.policy.findMany({ where: inForce })
  for (const [userId, count] of [
    ['u-enterprise', 9],
    ['u-provider', 4],
    ['u-other', 2],
  ] as const) {
    for (const { id: policyId } of random.some(policies, count)) {
      const createTime = chinaTime(world.now(), -random.whole(1, 90))
      world.db.policyFavourite.create({ id: favouriteId(userId, policyId), userId, policyId, createTime })
    }
  }
}
