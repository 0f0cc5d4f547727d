import { TOKEN_LIFE } from './auth/tables.ts'
import type { World } from './city.ts'
import { runDueActions } from './clock.ts'
import { hasChanged, sizeOfEntry } from './journal.ts'
import { createLimited, LimitedMap, limits } from './limits.ts'
import { randomOf } from './random.ts'
import { Recorder } from './recording.ts'
import { type ScenarioName, scenarios } from './scenarios.ts'
import { seeds } from './seeds.ts'
import { type InitialRows, openTables } from './table.ts'
import { tables } from './tables.ts'

const DAY = 86_400_000
/** Offset of Asia/Shanghai from UTC in milliseconds; the zone has no daylight saving time. */
const CHINA = 8 * 3_600_000
const worlds = new Map<string, World>()
let initialScenario: ScenarioName = 'default'

/** Sets the scenario of worlds that are created at their first mention from now on. */
export function setInitialScenario(scenario: ScenarioName): void {
  initialScenario = scenario
}

/**
 * Returns the world of this name; creates it at its first mention, with the scenario set by {@link setInitialScenario}.
 */
export function worldOf(name: string): World {
  const world = worlds.get(name)
  if (!world) return resetWorld(name, initialScenario, 1)
  putBack(world)
  return world
}

/**
 * Puts a world in the place of the one of its name, as the one used most recently, and removes the one unused for longest
 * where there are too many.
 */
export function putBack(world: World): void {
  worlds.delete(world.name)
  worlds.set(world.name, world)
  if (worlds.size <= limits.worlds.most) return
  const [oldest] = [...worlds.keys()].filter((name) => name !== 'default')
  if (oldest !== undefined) worlds.delete(oldest)
}

/** Ends a world. */
export const removeWorld = (name: string): boolean => worlds.delete(name)

/** Returns all worlds. */
export const allWorlds = (): World[] => [...worlds.values()]

/** Rows that a world begins with, such as the frozen ones of the seeds, and the last number of each series. */
export interface InitialState {
  rows: InitialRows
  series: [string, number][]
  began: number
  /** State of the random numbers; from the seed where undefined. */
  random?: number
}

/**
 * Initial states of recent worlds by scenario, seed and hour. Seeding takes half a second, and the end-to-end tests
 * create a world for each test; a world from a state cached some minutes ago equals one that was created then.
 */
const initialStates = new LimitedMap<InitialState>(limits.initialStates, () => Date.now())

/**
 * Creates the world anew; removes every sign-in, record and fault in it.
 * @param from a state to begin with in place of the seeds'
 * @param began moment of the seeds, in milliseconds; now by default
 */
export function resetWorld(
  name: string,
  scenario: ScenarioName,
  seed: number,
  from?: InitialState,
  began?: number,
): World {
  const hour = new Date(began ?? Date.now()).toISOString().slice(0, began ? undefined : 13)
  const as = `${scenario}:${String(seed)}:${hour}`
  const initialState = from ?? initialStates.get(as) ?? stateBegun(scenario, seed, began)
  const series = new Map(initialState?.series)
  const recorder = new Recorder()
  const now = () => recorder.standing ?? Date.now() + world.clockOffset
  let journalBytes = 0
  const world: World = {
    name,
    scenario,
    seed,
    initialRows: initialState?.rows ?? {},
    db: openTables(tables, initialState?.rows, (...change) => {
      world.writes += 1
      recorder.onChange(...change)
    }),
    faults: [],
    journal: [],
    calls: 0,
    lostCalls: 0,
    addToJournal(entry) {
      world.calls += 1
      const { journal } = world
      journal.push({ seq: world.calls, ...entry })
      journalBytes += sizeOfEntry(entry)
      while (journal.length > limits.journal.most || journalBytes > limits.journal.bytes) {
        // Keeps the newest calls for readers, and of the others what changed the world longest, because a journal that
        // lacks it cannot be played again.
        const idle = journal.slice(0, -limits.journal.newest).findIndex((one) => !hasChanged(one))
        const [removed] = journal.splice(Math.max(idle, 0), 1)
        journalBytes -= sizeOfEntry(removed!)
        if (hasChanged(removed!)) world.lostCalls += 1
      }
    },
    sms: [],
    captchas: new LimitedMap(limits.captchas, now),
    files: new LimitedMap(limits.files, now),
    partialUploads: new LimitedMap(limits.partialUploads, now),
    remembered: new LimitedMap(limits.remembered, now),
    surveys: [],
    random: randomOf(`${String(seed)}:run`, from?.random),
    faultRandom: randomOf(`${String(seed)}:faults`),
    recorder,
    uuid: () => recorder.uuid(),
    clockOffset: 0,
    began: initialState?.began ?? began ?? Date.now(),
    writes: 0,
    schedule: { on: true },
    acts: [],
    deployments: 0,
    now,
    actAt(at, run) {
      const outer = recorder.moment
      recorder.moment = at
      try {
        run()
      } finally {
        recorder.moment = outer
      }
    },
    iso: () => new Date(world.now()).toISOString(),
    series,
    next(name) {
      const number = (series.get(name) ?? 0) + 1
      series.set(name, number)
      return number
    },
    grant(userId) {
      const granted = { access_token: world.uuid(), refresh_token: world.uuid() }
      const { access_token: id, refresh_token: refreshToken } = granted
      const expires = world.now() + TOKEN_LIFE
      createLimited(world.db.grant, { id, userId, refreshToken, expires }, limits.grants)
      return granted
    },
    begin: (area) => ({
      random: randomOf(`${String(seed)}:${area}`),
      sizes: scenarios[scenario].sizes,
      day(offset, hour = 9, minute = 0) {
        const at = new Date(world.began + CHINA + offset * DAY)
        at.setUTCHours(hour, minute, 0, 0)
        return new Date(at.getTime() - CHINA).toISOString()
      },
    }),
  }
  if (!initialState) {
    // The clock stands, so that the same moment gives the same city.
    recorder.moment = world.began
    for (const seedArea of seeds) seedArea(world)
    runDueActions(world)
    recorder.moment = undefined
    world.initialRows = frozenRows(world)
    initialStates.set(as, { rows: world.initialRows, series: [...series], began: world.began })
  }
  putBack(world)
  return world
}

/** Returns the cached state that was seeded at this moment. */
const stateBegun = (
  scenario: ScenarioName,
  seed: number,
  began: number | undefined,
): InitialState | undefined =>
  [...initialStates].find(
    ([as, one]) => one.began === began && as.startsWith(`${scenario}:${String(seed)}:`),
  )?.[1]

/** Returns the rows of a world, deeply frozen, so that other worlds may share them. */
function frozenRows({ db }: World): InitialRows {
  const rows = Object.fromEntries(Object.entries(db).map(([name, { getAll }]) => [name, getAll()]))
  freeze(Object.values(rows))
  return rows
}

/** Freezes rows and everything in them, because worlds share them. */
export function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return
  Object.freeze(value)
  for (const part of Object.values(value)) freeze(part)
}
