import type { Account } from './auth/accounts.ts'
import type { World } from './city.ts'
import { refuse } from './refusal.ts'
import { type Caller, rightsOf } from './rights.ts'
import { type AnyTable, restored } from './situation-rows.ts'
import type { InitialRows } from './table.ts'

/** A state of the city that testers ask for by name: made in one press, and seen on one page. */
export interface Situation {
  /** Last part of its address, `/__mock/go/<id>`. */
  id: string
  /** Area as people call it: 申报, 诉求 … */
  area: string
  title: string
  /** One sentence about what the page shows, or what to do there. */
  sees: string
  /** Demo account that is signed in; nobody where missing. */
  who?: Account
  /**
   * Makes it in a world, by the rules of the area where they lead there; can be run again.
   * @throws Refusal where the world lacks the records, as `empty` does
   */
  make: (world: World) => void
  /** Address of the portal's page that shows it. */
  opens: string
  /** Text on that page; `situations.e2e.ts` looks for it. */
  shows: string
}

/** Returns situations of one area. */
export const situationsOf = (area: string, list: readonly Omit<Situation, 'area'>[]): Situation[] =>
  list.map((one) => ({ ...one, area }))

/**
 * Sets a record and every row that refers to it (steps, requests, messages) back to the city's seed, so that a
 * situation can be made again whatever testers did to it. Dates move with the world's clock by whole days.
 * @throws Refusal where the world began without the record
 */
export function restore(world: World, name: keyof World['db'], id: string): void {
  const days = Math.floor((world.now() - world.began) / 86_400_000)
  const seeded = (table: string): InitialRows[string] => world.initialRows[table] ?? []
  const row = seeded(name).find((one) => one.id === id)
  if (!row)
    refuse.rule(`这个世界从场景“${world.scenario}”开始，没有编号为“${id}”的记录。请用场景 default 重置后再试`)
  const tables = Object.entries(world.db as unknown as Record<string, AnyTable>)
  for (const [table, rowsOfTable] of tables)
    restored(
      rowsOfTable,
      seeded(table),
      (one) => (table === name && one.id === id) || refersTo(one, id),
      days,
    )
}

/** Returns true for a row that belongs to the record of this id. */
const refersTo = (row: object, id: string): boolean =>
  Object.entries(row).some(([column, value]) => value === id && owners.has(column))

/** Columns that name the record to which a row belongs. */
const owners = new Set(['declarationId', 'activityId', 'targetId', 'providerId', 'productId', 'bizId'])

/** Returns a demo user as a caller of the area's rules, for an enterprise or as a person. */
export const callerOf = (world: World, userId: string, enId = ''): Caller =>
  Object.assign(rightsOf(world.db.user.get(userId, '用户'), enId), { world })

/** Returns the end of a day in China, `days` from today, as an ISO string. */
export function endOfDay(world: World, days = 0): string {
  const CHINA = 8 * 3_600_000
  const at = new Date(world.now() + CHINA + days * 86_400_000)
  at.setUTCHours(23, 59, 0, 0)
  return new Date(at.getTime() - CHINA).toISOString()
}
