import { workdaysAfter } from '#rules/workdays.ts'
import type { World } from './city.ts'
import type { RowOf } from './table.ts'
import type { tables } from './tables.ts'

/** Next act on one record: something that the city's people do, or the end of a term. */
export interface Act {
  /** Moment at which it is due, in milliseconds; the world's clock shows it while the act runs. */
  at: number
  /** State that the record reaches, for the list of what changed. */
  to: string
  /** Tells terms, which end by law, from people's acts, which the world's switch can stop. */
  by: 'term' | 'people'
  /** True where the act may bring forward what is ahead of other records of its table. */
  others?: true
  run: () => unknown
}

/** Acts of one area on the records of one table. */
export interface Course {
  table: keyof World['db']
  /** Returns the next act on every record that has one, by its id, in the table's order. */
  all: (world: World) => [id: string, act: Act][]
  /** Returns the next act on a record; undefined if nobody but its owner can act, or if it is gone. */
  one: (world: World, id: string) => Act | undefined
}

type RowIn<Name extends keyof World['db']> = RowOf<(typeof tables)[Name]>

/**
 * Returns the course of a table's records, where `next` finds the next act on a row; undefined if it has none. A row
 * never changes, so its act is found once for a world's schedule, unless its moment depends on other records.
 * @param dependsOn other table on whose rows the moment of an act depends
 */
export function courseOf<Name extends keyof World['db']>(
  table: Name,
  next: (world: World, row: RowIn<Name>) => Act | undefined,
  dependsOn?: keyof World['db'],
): Course {
  const found = new WeakMap<World['schedule'], WeakMap<RowIn<Name>, Act | null>>()
  const known = (world: World, row: RowIn<Name>): Act | undefined => {
    if (dependsOn) return next(world, row)
    const acts = found.get(world.schedule) ?? new WeakMap<RowIn<Name>, Act | null>()
    found.set(world.schedule, acts)
    if (!acts.has(row)) acts.set(row, next(world, row) ?? null)
    return acts.get(row) ?? undefined
  }
  return {
    table,
    all: (world) =>
      world.db[table].getAll().flatMap((row) => {
        const act = known(world, row)
        return act ? [[row.id, act]] : []
      }),
    one(world, id) {
      const row = world.db[table].find(id)
      return row && next(world, row)
    },
  }
}

/** Line of an area's table: who moves a record on, after how many working days, and at which hour of that day. */
export interface Turn<State extends string = string> {
  from: State
  to: State
  /** Actor, in Chinese, for readers of `GET /__mock/schedule`. */
  who: string
  /** Working days after the day on which the record came into the state; always within the step's term. */
  days: number
  /** Hour of the day in Beijing, at most 16.5; the minutes differ from record to record. */
  hour: number
}

/** Closing time of the offices, which {@link workdaysAfter} returns. */
const CLOSING = 18
const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Working days over which the records of a new world that are overdue already are dealt with. */
const CATCH_UP = 3

/**
 * Returns the moment, in milliseconds, of an act that is due so many working days after `since` (ISO), at an hour of the
 * day. A new world moves nothing on its first day, so that its records are those which the scenario names: a record
 * whose moment lies before the end of that day is dealt with in the first working days after it.
 */
export function momentOf(
  { began }: Pick<World, 'began'>,
  since: string,
  { days, hour }: Pick<Turn, 'days' | 'hour'>,
): number {
  const minutes = Math.floor(Date.parse(since) / MINUTE) % 60
  const at = (from: string | number, count: number) =>
    Date.parse(workdaysAfter(from, count)) - (CLOSING - hour) * HOUR + minutes * MINUTE
  const usual = at(since, days)
  const isSeeded = Date.parse(since) < began
  return isSeeded && usual <= Date.parse(workdaysAfter(began, 0))
    ? at(began, 1 + (minutes % CATCH_UP))
    : usual
}

/** Returns true for the id of a user without an account, such as a seeded publisher: the city answers for it. */
export const isNobody = ({ db }: World, userId: string): boolean => !db.user.find(userId)
