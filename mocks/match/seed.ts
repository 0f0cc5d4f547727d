import type { MatchAttribute } from '#api/match.ts'
import { attributesOf } from '#mocks/enterprise/attributes.ts'
import type { World } from '#mocks/city.ts'
import { reportOf } from './report.ts'
import { samples } from './samples.ts'

const DAY = 86_400_000
/**
 * Maximum number of policies in a sample report: all in the default world, and few enough in a busy one to fill it
 * quickly.
 */
const SAMPLED = 500
/** Attributes that no report contains, because no condition uses them. */
const unusedKeys: readonly MatchAttribute['key'][] = ['enName', 'creditCode', 'mainBusiness']

/** Fills the demo accounts' histories of reports; a world without policies has none. */
export function seed(world: World): void {
  const policyIds = world.db.policy.findMany({ take: SAMPLED }).map((one) => one.id)
  if (!policyIds.length) return
  for (const { userId, daysAgo, enId, differing } of samples) {
    const createTime = new Date(world.now() - daysAgo * DAY).toISOString()
    const record = world.db.enterprise.get(enId, '企业')
    const attributes = attributesOf(record).flatMap(({ key, value, source, year }): MatchAttribute[] => {
      const valueThen = differing[key] ?? value
      if (valueThen === undefined || unusedKeys.includes(key)) return []
      return [{ key, value: valueThen, source, confirmed: true, ...(year === undefined ? {} : { year }) }]
    })
    const request = { enId, enterpriseName: record.enName, attributes, policyIds }
    world.db.matchReport.create({ ...reportOf(world, request, createTime, userId), userId, heldBy: enId })
  }
}
