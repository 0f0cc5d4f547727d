import type { World } from '#mocks/city.ts'
import { letterDue } from './proofs.ts'
import { auditLetter } from './unbinding.ts'

const HOUR = 3_600_000

/** Approves each 授权书 whose audit is due, or earlier where the console sets hours for every audit. */
export function runDueActions(world: World): void {
  const waiting = world.db.binding.findMany({ where: { state: { equals: '待核验' } } })
  for (const row of waiting) {
    const due = Date.parse(letterDue(row))
    const at = Math.min(due, Date.parse(row.updateTime) + (world.auditAfter ?? Infinity) * HOUR)
    if (at <= world.now()) auditLetter(world, row.id, 'pass', '', new Date(at).toISOString())
  }
}
