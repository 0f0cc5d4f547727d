import { type Act, momentOf, type Turn } from '#mocks/schedule.ts'
import type { World } from '#mocks/city.ts'
import { type Audited, type AuditedKind, auditRecord } from './audited.ts'

const HOUR = 3_600_000

/**
 * Returns the audit of a record that waits for one, which approves it; undefined for any other. It takes place at the
 * area's turn, or so many hours after the submission as the world's schedule says.
 */
export function auditOf<Row extends Audited>(
  world: World,
  kind: AuditedKind<Row>,
  row: Row,
  turn: Turn,
): Act | undefined {
  if (row.status !== kind.way.waits) return undefined
  const { auditHours } = world.schedule
  const at =
    auditHours === undefined
      ? momentOf(world, row.updateTime, turn)
      : Date.parse(row.updateTime) + auditHours * HOUR
  return { at, to: kind.way.passed, by: 'people', run: () => auditRecord(world, kind, row.id, 'pass', '') }
}
