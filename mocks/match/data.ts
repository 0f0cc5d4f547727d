import * as v from 'valibot'
import { MatchReport } from '#api/match.ts'
import type { World } from '#mocks/world.ts'
import { reportOf } from './report.ts'
import { samples } from './samples.ts'

/** A report with whose it is: `heldBy` is the enterprise it was made under, '' for a person without one; it may be about any other. */
const ReportRow = v.object({ ...MatchReport.entries, userId: v.string(), heldBy: v.string() })
export type ReportRow = v.InferOutput<typeof ReportRow>

export const tables = { matchReport: ReportRow }

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
