import type { World } from '#mocks/city.ts'
import { dueForAudit } from '#mocks/record/audit-clock.ts'
import { auditRecord } from '#mocks/record/audited.ts'
import { listings } from './rules.ts'

/** Approves listings that have waited as long as the world's `auditAfter`. */
export function runDueActions(world: World): void {
  for (const { id } of dueForAudit(world, world.db.listing)) auditRecord(world, listings, id, 'pass', '')
}
