import type { World } from '#mocks/city.ts'
import { dueForAudit } from '#mocks/record/audit-clock.ts'
import { auditRecord } from '#mocks/record/audited.ts'
import { lapseRequests } from './requests.ts'
import { audited } from './rules.ts'

/**
 * Performs what is due by the world's clock: unanswered requests lapse, and records waiting for their audit pass if the
 * world sets `auditAfter` (hours).
 */
export function runDueActions(world: World): void {
  lapseRequests(world)
  for (const { id, kind } of dueForAudit(world, world.db.exchange))
    auditRecord(world, audited[kind], id, 'pass', '')
}
