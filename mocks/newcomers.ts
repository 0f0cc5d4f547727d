import { demo } from './auth/accounts.ts'
import { occupy } from './activity/signups.ts'
import { holdsPlace } from '#rules/signup-states.ts'
import type { World } from './city.ts'

/** User ids of the demo accounts. */
const demoUsers = new Set(Object.keys(demo).map((name) => `u-${name}`))

/** Tables that describe an account and not what it has done. */
const accountTables: readonly string[] = ['user', 'binding', 'grant']

/**
 * Removes what the demo accounts have done, for the scenarios in which they start from nothing: their records of every
 * table, what others sent to these, and the places that they held. In `provider` the organisation 启明 stays, with its
 * services and the enquiries that others sent to it. Their accounts and valid bindings stay.
 */
export function seed(world: World): void {
  const { scenario, db } = world
  if (scenario !== 'new-member' && scenario !== 'provider') return
  const keptProviders = scenario === 'provider' ? ['provider-qiming'] : []
  const isKept = (name: string, row: Owned) =>
    (name === 'provider' && keptProviders.includes(row.id)) ||
    ((name === 'product' || name === 'serviceEnquiry') && keptProviders.includes(row.providerId ?? ''))
  for (const row of db.activityParticipant.getAll())
    if (demoUsers.has(row.userId) && holdsPlace(row.status)) occupy(world, row.activityId, -row.people)
  const removed = new Set<string>()
  for (const [name, table] of Object.entries(db)) {
    if (accountTables.includes(name)) continue
    for (const row of table.getAll() as Owned[]) {
      if (!demoUsers.has(row.userId ?? '') || isKept(name, row)) continue
      removed.add(row.id)
      table.remove(row.id)
    }
  }
  for (const { id, targetId } of db.docking.getAll()) if (removed.has(targetId)) db.docking.remove(id)
  for (const { id, providerId } of db.serviceEnquiry.getAll())
    if (removed.has(providerId)) db.serviceEnquiry.remove(id)
  for (const { id, state } of db.binding.getAll()) if (state !== '有效') db.binding.remove(id)
}

/** Columns by which a row of any table is known as somebody's. */
interface Owned {
  id: string
  userId?: string
  providerId?: string
}
