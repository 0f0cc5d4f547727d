import { TOKEN_LIFE } from './auth/tables.ts'
import type { JournalEntry, World } from './city.ts'
import { keepTime } from './clock.ts'
import { addKept, Keeping, limits } from './limits.ts'
import { randomOf } from './random.ts'
import { type ScenarioName, scenarios } from './scenarios.ts'
import { seeds } from './seeds.ts'
import { type Begun, openTables } from './table.ts'
import { tables } from './tables.ts'

const DAY = 86_400_000
/** Asia/Shanghai, which keeps no summer time, before UTC. */
const CHINA = 8 * 3_600_000
const worlds = new Map<string, World>()
let first: ScenarioName = 'default'

/** From now on a world that is mentioned for the first time begins with this scenario. */
export function beginWith(scenario: ScenarioName): void {
  first = scenario
}

/** The world of this name; made at its first mention, with the default scenario unless `beginWith` said another. */
export function worldOf(name: string): World {
  const world = worlds.get(name)
  if (!world) return resetWorld(name, first, 1)
  spokenTo(world)
  return world
}

/** Notes that a world is in use, and lets go of the one that has been out of use longest where there are too many. */
function spokenTo(world: World): void {
  worlds.delete(world.name)
  worlds.set(world.name, world)
  if (worlds.size <= limits.worlds.most) return
  const [oldest] = [...worlds.keys()].filter((name) => name !== 'default')
  if (oldest !== undefined) worlds.delete(oldest)
}

/** Every world that was mentioned. */
export const allWorlds = (): World[] => [...worlds.values()]

/** What the seeds have made of a world: its rows, which nobody can alter, and how far its series have counted. */
interface Start {
  rows: Begun
  series: [string, number][]
}

/**
 * How worlds began lately, by scenario, seed and hour. To seed one takes half a second, and the end-to-end tests make one
 * for each of theirs; a world that begins as another did some minutes ago is what that one has become since.
 */
const starts = new Keeping<Start>(limits.starts, () => Date.now())

/** Makes the world anew: every sign-in, record and fault in it is gone. */
export function resetWorld(name: string, scenario: ScenarioName, seed: number): World {
  const hour = new Date().toISOString().slice(0, 13)
  const as = `${scenario}:${String(seed)}:${hour}`
  const start = starts.get(as)
  const series = new Map(start?.series)
  const now = () => Date.now() + world.clockOffset
  let journalBytes = 0
  const world: World = {
    name,
    scenario,
    seed,
    db: openTables(tables, start?.rows),
    faults: [],
    journal: [],
    calls: 0,
    note(entry) {
      world.calls += 1
      const { journal } = world
      journal.push({ seq: world.calls, ...entry })
      journalBytes += bytesOf(entry)
      while (journal.length > limits.journal.most || journalBytes > limits.journal.bytes)
        journalBytes -= bytesOf(journal.shift()!)
    },
    sms: [],
    captchas: new Keeping(limits.captchas, now),
    files: new Keeping(limits.files, now),
    remembered: new Keeping(limits.remembered, now),
    surveys: [],
    random: randomOf(`${String(seed)}:run`),
    clockOffset: 0,
    deployments: 0,
    now,
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
      addKept(world.db.grant, { id, userId, refreshToken, expires }, limits.grants)
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
  if (!start) {
    for (const seedArea of seeds) seedArea(world)
    keepTime(world)
    starts.set(as, { rows: frozenRows(world), series: [...series] })
  }
  spokenTo(world)
  return world
}

/** The rows of a world as other worlds may share them: not even a list inside one can be altered. */
function frozenRows({ db }: World): Begun {
  const rows = Object.fromEntries(Object.entries(db).map(([name, { getAll }]) => [name, getAll()]))
  freeze(Object.values(rows))
  return rows
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return
  Object.freeze(value)
  for (const part of Object.values(value)) freeze(part)
}

/** What a journal's entry takes: what a caller may make long, at two bytes a sign. */
const bytesOf = ({ path, enId, idempotencyKey = '' }: Omit<JournalEntry, 'seq'>) =>
  200 + 2 * (path.length + enId.length + idempotencyKey.length)
