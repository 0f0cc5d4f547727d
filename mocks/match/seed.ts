import type { World } from '#mocks/city.ts'
import { reportOf } from './report.ts'
import { samples } from './samples.ts'

const DAY = 86_400_000
/** Policies a sample looks at: enough for every level, few enough to fill a world quickly. */
const SAMPLED = 60

/** Fills the demo accounts' histories; a world without policies has none. */
export function seed(world: World): void {
  const policyIds = world.db.policy
    .all()
    .slice(0, SAMPLED)
    .map((one) => one.id)
  if (!policyIds.length) return
  for (const { userId, daysAgo, ...asked } of samples) {
    const createTime = new Date(world.now() - daysAgo * DAY).toISOString()
    const report = reportOf(world, { ...asked, policyIds }, createTime, userId)
    world.db.matchReport.add({ ...report, userId, heldBy: asked.enId })
  }
}
