import type { MatchAttribute } from '#api/match.ts'
import { attributesOf } from '#mocks/enterprise/attributes.ts'
import type { World } from '#mocks/city.ts'
import { reportOf } from './report.ts'
import { samples } from './samples.ts'

const DAY = 86_400_000
/** Policies that a sample looks at: all of a usual city; of a busy one few enough to fill it quickly. */
const SAMPLED = 500
/** What no report holds, since no condition is about it. */
const unasked: readonly MatchAttribute['key'][] = ['enName', 'creditCode', 'mainBusiness']

/** Fills the demo accounts' histories; a world without policies has none. */
export function seed(world: World): void {
  const policyIds = world.db.policy.findMany({ take: SAMPLED }).map((one) => one.id)
  if (!policyIds.length) return
  for (const { userId, daysAgo, enId, was } of samples) {
    const createTime = new Date(world.now() - daysAgo * DAY).toISOString()
    const record = world.db.enterprise.get(enId, '企业')
    const attributes = attributesOf(record).flatMap(({ key, value, source, year }): MatchAttribute[] => {
      const known = was[key] ?? value
      if (known === undefined || unasked.includes(key)) return []
      return [{ key, value: known, source, confirmed: true, ...(year === undefined ? {} : { year }) }]
    })
    const asked = { enId, enterpriseName: record.enName, attributes, policyIds }
    world.db.matchReport.create({ ...reportOf(world, asked, createTime, userId), userId, heldBy: enId })
  }
}
