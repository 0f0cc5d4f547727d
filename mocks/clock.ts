import { courses as activity, schedule as activityTurns } from './activity/clock.ts'
import { courses as appeal, schedule as appealTurns } from './appeal/clock.ts'
import { courses as binding, schedule as bindingTurns } from './auth/clock.ts'
import type { CityAct, World } from './city.ts'
import { courses as declare, followBenefits, schedule as declareTurns } from './declare/clock.ts'
import { courses as docking, schedule as dockingTurns } from './docking/clock.ts'
import { appendLimited, limits } from './limits.ts'
import { courses as market, schedule as marketTurns } from './market/clock.ts'
import { courses as rating, schedule as ratingTurns } from './rating/clock.ts'
import type { Act, Course } from './schedule.ts'
import { courses as serve, schedule as serveTurns } from './serve/clock.ts'

const courses = [activity, appeal, binding, declare, docking, market, serve, rating].flat()

/** Tables of who acts after how many working days, by area, as `GET /__mock/schedule` shows them. */
export const turns = {
  activity: activityTurns,
  appeal: appealTurns,
  binding: bindingTurns,
  declare: declareTurns,
  docking: dockingTurns,
  market: marketTurns,
  rating: ratingTurns,
  serve: serveTurns,
}

/** Next act on a record, with its course and the record's id. */
interface Due {
  course: Course
  id: string
  act: Act
}

/** Writes of a world that the scheduler has seen, and the moment, in milliseconds, at which it looks again. */
const seen = new WeakMap<World, { writes: number; lookAgain: number }>()
const MINUTE = 60_000

/** Returns true if the world's switch lets this act happen; terms end whether or not the city's people act. */
const isOn = ({ schedule }: World, { by }: Act) => by === 'term' || schedule.on

/** Returns the next act on every record of these courses that is allowed, the earliest first. */
const actsOf = (world: World, of: readonly Course[]): Due[] =>
  of
    .flatMap((course) => course.all(world).map(([id, act]): Due => ({ course, id, act })))
    .filter(({ act }) => isOn(world, act))
    .sort(byTime)

/** Returns what the city will do next to every record, the earliest first. */
export const upcoming = (world: World): CityAct[] =>
  actsOf(world, courses).map(({ course: { table }, id, act: { at, to } }) => ({
    ...{ table, id, to },
    at: new Date(at).toISOString(),
  }))

/** Compares acts by time; those of the same moment by area and record, so that every run has the same order. */
const byTime = (a: Due, b: Due) =>
  a.act.at - b.act.at ||
  courses.indexOf(a.course) - courses.indexOf(b.course) ||
  (a.id < b.id ? -1 : Number(a.id > b.id))

/**
 * Lets the city move up to the world's present: every act of its people and every end of a term, in the order of time,
 * each at its own moment. Called before each call is answered, whatever its area, because acts send messages, which are
 * read by other calls than the records they are about. Looks at the records only after a write, or once a minute.
 */
export function runDueActions(world: World): void {
  const now = world.now()
  const last = seen.get(world)
  if (last?.writes === world.writes && now < last.lookAgain) return
  let acts = actsOf(world, courses)
  while (acts[0] && acts[0].act.at <= now) {
    runInOrder(world, acts, now)
    acts = actsOf(world, courses)
  }
  followBenefits(world)
  seen.set(world, { writes: world.writes, lookAgain: Math.min(acts[0]?.act.at ?? Infinity, now + MINUTE) })
}

/**
 * Runs the acts until `now` (milliseconds). An act may give its own record a next one, and change or end those of
 * others, so each is read again before it runs.
 */
function runInOrder(world: World, initial: readonly Due[], now: number): void {
  let acts = [...initial]
  for (let due = acts.shift(); due && due.act.at <= now; due = acts.shift()) {
    const { course, id } = due
    const act = course.one(world, id)
    if (!act || !isOn(world, act)) continue
    if (act.at > due.act.at) {
      insert(acts, { course, id, act })
      continue
    }
    world.actAt(act.at, act.run)
    const { table } = course
    appendLimited(world.acts, { at: new Date(act.at).toISOString(), table, id, to: act.to }, limits.acts)
    if (act.others)
      acts = [...acts.filter((one) => one.course !== course), ...actsOf(world, [course])].sort(byTime)
    else {
      const next = course.one(world, id)
      if (next) insert(acts, { course, id, act: next })
    }
  }
}

/** Adds an act to a list in the order of time. */
function insert(acts: Due[], one: Due): void {
  const at = acts.findIndex((other) => byTime(other, one) > 0)
  acts.splice(at < 0 ? acts.length : at, 0, one)
}
