import type { Account } from './auth/accounts.ts'
import type { World } from './city.ts'
import { dayEnd } from './policy/days.ts'
import { refuse } from './refusal.ts'
import { type Caller, rightsOf } from './rights.ts'
import { restored } from './situation-rows.ts'
import type { AnyTable, InitialRows } from './table.ts'

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
  make: (world: World) => unknown
  /** Address of the portal's page that shows it. */
  opens: string
  /** Text on that page; `situations.e2e.ts` looks for it. */
  shows: string
}

/** Returns situations of one area. */
export const situationsOf = (area: string, list: readonly Omit<Situation, 'area'>[]): Situation[] =>
  list.map((one) => ({ ...one, area }))

/** Records of an area that its situations are about. */
export interface SituationRecords {
  table: keyof World['db']
  /** Returns the address of the page that shows a record. */
  page: (id: string) => string
  /** Demo account of the situations that name none. */
  who?: Account
}

/** Situation of a record, which is set back to its seed before `make`, and which its page shows. */
interface OfRecord extends Omit<Situation, 'area' | 'make' | 'opens'> {
  /** Id of the record in the city's seed. */
  record: string
  make?: (world: World, id: string) => unknown
  /** Address of another page that shows it. */
  opens?: string
}

/** Returns situations of the records of one area. */
export const situationsOfRecords = (
  area: string,
  { table, page, who }: SituationRecords,
  list: readonly OfRecord[],
): Situation[] =>
  list.map(({ record, make, ...one }) => ({
    ...{ area, opens: page(record), ...(who && { who }), ...one },
    make(world) {
      restore(world, table, record)
      make?.(world, record)
    },
  }))

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
  for (const [table, rowsOfTable] of Object.entries<AnyTable>(world.db))
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

/** Returns the last second of a day in China, `days` from today, as an ISO string. */
export const endOfDay = (world: World, days = 0): string => dayEnd(world.now(), days)
