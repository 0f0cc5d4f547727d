import type { CityAct, World } from '#mocks/city.ts'
import { upcoming } from '#mocks/clock.ts'
import { advances } from './advance.ts'
import { tableOf } from './change.ts'
import { shownTable } from './shown.ts'
import { valueText } from './value-text.ts'

/** Number of coming acts that the console lists. */
const MOST = 20

/** States of all records that have a life, by table and id. */
type States = ReadonlyMap<string, string>

/** Returns the states of all records that have a life, for {@link named}. */
export function statesOf(world: World): States {
  const tables = [...new Set(Object.values(advances).map(({ table }) => table))]
  return new Map(
    tables.flatMap((table) =>
      (tableOf(world, table).getAll() as { id: string; status?: string; state?: string }[]).map(
        ({ id, status, state }) => [`${table} ${id}`, status ?? state ?? ''] as const,
      ),
    ),
  )
}

/** Returns an act of the city with the names of its record and of its kind, and the state before. */
export function named(world: World, act: CityAct, before?: States) {
  const { title, columns } = shownTable(act.table) ?? { title: act.table, columns: ['id'] as const }
  const row = tableOf(world, act.table).find(act.id) as Record<string, unknown> | undefined
  return {
    ...act,
    title,
    name: valueText(world, columns[0], row?.[columns[0]]) || act.id,
    from: before?.get(`${act.table} ${act.id}`) ?? '',
  }
}

/** Returns what the city will do next, the earliest first; of one record where `id` is given. */
export const comingActs = (world: World, id?: string) =>
  upcoming(world)
    .filter((act) => id === undefined || act.id === id)
    .slice(0, MOST)
    .map((act) => named(world, act))
