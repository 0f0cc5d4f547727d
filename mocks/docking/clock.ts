import type { World } from '#mocks/city.ts'
import { auditRecord } from '#mocks/record/audited.ts'
import { keepRequests } from './requests.ts'
import { audited } from './rules.ts'

const HOUR = 3_600_000

/**
 * Lets the clock act: requests that nobody answers lapse, and where the world says so (`auditAfter`, in hours) what
 * waits for its audit is let through. Called before anybody reads or writes demands and supplies.
 */
export function keepTime(world: World): void {
  keepRequests(world)
  const { auditAfter } = world
  if (auditAfter === undefined) return
  for (const row of world.db.exchange.all()) {
    const isDue = Date.parse(row.updateTime) + auditAfter * HOUR <= world.now()
    if (row.status === '待审核' && isDue) auditRecord(world, audited[row.kind], row.id, 'pass', '')
  }
}
