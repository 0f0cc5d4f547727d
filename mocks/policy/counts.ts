import type { Data } from '#api/call/endpoint.ts'
import type { policy } from '#api/policy.ts'
import type { Attribute } from '#rules/match.ts'
import { isOpen, windowOf } from '#rules/window.ts'
import type { World } from '#mocks/city.ts'
import { fitOf } from './fit.ts'
import { inForce } from './policy-search.ts'

/** Counts the city's policies, whatever the filters of the list; `fitting` only for an enterprise with facts. */
export function countsOf(
  world: World,
  facts: readonly Attribute[] | undefined,
): NonNullable<Data<typeof policy.list>['counts']> {
  const valid = world.db.policy.findMany({ where: inForce })
  const open = valid.filter((one) => isOpen(windowOf(one, world.now()).state))
  return {
    total: world.db.policy.getAll().length,
    inForce: valid.length,
    open: open.length,
    ...(facts ? { fitting: open.filter((one) => fitOf(one, facts).level === 'recommended').length } : {}),
  }
}
