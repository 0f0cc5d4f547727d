import type { World } from '#mocks/city.ts'
import { dueForAudit } from '#mocks/record/audit-clock.ts'
import { auditRecord } from '#mocks/record/audited.ts'
import { products, providers } from './rules.ts'

/** Approves providers, then services, that have waited as long as the world's `auditAfter`. */
export function runDueActions(world: World): void {
  for (const { id } of dueForAudit(world, world.db.provider)) auditRecord(world, providers, id, 'pass', '')
  for (const { id } of dueForAudit(world, world.db.product)) auditRecord(world, products, id, 'pass', '')
}
