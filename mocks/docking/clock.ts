import type { World } from '#mocks/city.ts'
import { dueForAudit } from '#mocks/record/audit-clock.ts'
import { auditRecord } from '#mocks/record/audited.ts'
import { keepRequests } from './requests.ts'
import { audited } from './rules.ts'

/**
 * Lets the clock act: requests that nobody answers lapse, and where the world says so (`auditAfter`, in hours) what
 * waits for its audit is let through.
 */
export function keepTime(world: World): void {
  keepRequests(world)
  for (const { id, kind } of dueForAudit(world, world.db.exchange))
    auditRecord(world, audited[kind], id, 'pass', '')
}
