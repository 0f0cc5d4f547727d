import { TOKEN_LIFE } from './auth/tables.ts'
import type { JournalEntry, World } from './city.ts'
import { runDueActions } from './clock.ts'
import { createLimited, LimitedMap, limits } from './limits.ts'
import { randomOf } from './random.ts'
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
  markUsed(world)
  return world
}

/** Marks a world as used most recently, and removes the one unused for longest where there are too many. */
function markUsed(world: World): void {
  worlds.delete(world.name)
  worlds.set(world.name, world)
  if (worlds.size <= limits.worlds.most) return
  const [oldest] = [...worlds.keys()].filter((name) => name !== 'default')
  if (oldest !== undefined) worlds.delete(oldest)
}

/** Returns all worlds. */
export const allWorlds = (): World[] => [...worlds.values()]

/** Rows that a world begins with, such as the frozen ones of the seeds, and the last number of each series. */
export interface InitialState {
  rows: InitialRows
  series: [string, number][]
  began: number
}

/**
 * Initial states of recent worlds by scenario, seed and hour. Seeding takes half a second, and the end-to-end tests
 * create a world for each test; a world from a state cached some minutes ago equals one that was created then.
 */
const initialStates = new LimitedMap<InitialState>(limits.initialStates, () => Date.now())

/**
 * Creates the world anew; removes every sign-in, record and fault in it.
 * @param from a state to begin with in place of the seeds'
 */
export function resetWorld(name: string, scenario: ScenarioName, seed: number, from?: InitialState): World {
  const hour = new Date().toISOString().slice(0, 13)
  const as = `${scenario}:${String(seed)}:${hour}`
  const initialState = from ?? initialStates.get(as)
  const series = new Map(initialState?.series)
  let acting: number | undefined
  const now = () => acting ?? Date.now() + world.clockOffset
  let journalBytes = 0
  const world: World = {
    name,
    scenario,
    seed,
    series,
    initialRows: initialState?.rows ?? {},
    db: openTables(tables, initialState?.rows, () => (world.writes += 1)),
    faults: [],
    journal: [],
    calls: 0,
    addToJournal(entry) {
      world.calls += 1
      const { journal } = world
      journal.push({ seq: world.calls, ...entry })
      journalBytes += bytesOf(entry)
      while (journal.length > limits.journal.most || journalBytes > limits.journal.bytes)
        journalBytes -= bytesOf(journal.shift()!)
    },
    sms: [],
    captchas: new LimitedMap(limits.captchas, now),
    files: new LimitedMap(limits.files, now),
    partialUploads: new LimitedMap(limits.partialUploads, now),
    remembered: new LimitedMap(limits.remembered, now),
    surveys: [],
    random: randomOf(`${String(seed)}:run`),
    clockOffset: 0,
    began: initialState?.began ?? Date.now(),
    writes: 0,
    schedule: { on: true },
    acts: [],
    deployments: 0,
    now,
    actAt(at, run) {
      acting = at
      try {
        run()
      } finally {
        acting = undefined
      }
    },
    iso: () => new Date(world.now()).toISOString(),
    next(name) {
      const number = (series.get(name) ?? 0) + 1
      series.set(name, number)
      return number
    },
    grant(userId) {
      const granted = { access_token: crypto.randomUUID(), refresh_token: crypto.randomUUID() }
      const { access_token: id, refresh_token: refreshToken } = granted
      const expires = world.now() + TOKEN_LIFE
      createLimited(world.db.grant, { id, userId, refreshToken, expires }, limits.grants)
      return granted
    },
    begin: (area) => ({
      random: randomOf(`${String(seed)}:${area}`),
      sizes: scenarios[scenario],
      day(offset, hour = 9, minute = 0) {
        const at = new Date(Date.now() + CHINA + offset * DAY)
        at.setUTCHours(hour, minute, 0, 0)
        return new Date(at.getTime() - CHINA).toISOString()
      },
    }),
  }
  if (!initialState) {
    for (const seedArea of seeds) seedArea(world)
    runDueActions(world)
    world.initialRows = frozenRows(world)
    initialStates.set(as, { rows: world.initialRows, series: [...series], began: world.began })
  }
  markUsed(world)
  return world
}

/** Returns the rows of a world, deeply frozen, so that other worlds may share them. */
function frozenRows({ db }: World): InitialRows {
  const rows = Object.fromEntries(Object.entries(db).map(([name, { getAll }]) => [name, getAll()]))
  freeze(Object.values(rows))
  return rows
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return
  Object.freeze(value)
  for (const part of Object.values(value)) freeze(part)
}

/** Estimates the bytes of a journal entry from its texts of variable length, at two bytes a character. */
const bytesOf = ({ path, enId, idempotencyKey = '' }: Omit<JournalEntry, 'seq'>) =>
  200 + 2 * (path.length + enId.length + idempotencyKey.length)
