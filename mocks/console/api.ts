import * as v from 'valibot'
import { refusalText, words } from '#api/call/error.ts'
import { placeCodeOf } from '#mocks/activity/place-code.ts'
import { runDueActions, turns } from '#mocks/clock.ts'
import { answerBody, requestDetail } from '#mocks/journal.ts'
import { appendLimited, limits } from '#mocks/limits.ts'
import { worldOfRequest } from '#mocks/mock.ts'
import { scenarioNames, scenarios } from '#mocks/scenarios.ts'
import { Refusal } from '#mocks/refusal.ts'
import { securityHeaders } from '#hosting/headers.ts'
import { base64, sha256 } from '#mocks/bytes.ts'
import type { World } from '#mocks/city.ts'
import { resetWorld } from '#mocks/world.ts'
import { accountsOf } from './accounts.ts'
import { named, statesOf } from './acts.ts'
import { type Action, bodyOf } from './action.ts'
import { Advance, advance } from './advance.ts'
import { applyChange, Change, tableOf } from './change.ts'
import { recordActions } from './records.ts'
import { enter, go, listSituations, redirectTo } from './enter.ts'
import { errorPage } from './error-page.ts'
import { expireTokens, faultActions } from './faults.ts'
import { journalActions } from './journal.ts'
import { strictObject, parseSent } from './sent.ts'
import { siteFile, sites } from './sites.ts'
import { keepFormer, undoActions } from './undo.ts'
import { worldActions } from './worlds.ts'

const Reset = strictObject({
  scenario: v.optional(v.picklist(scenarioNames), 'default'),
  seed: v.optional(v.number(), 1),
})
const Schedule = strictObject({ on: v.boolean(), auditHours: v.optional(v.pipe(v.number(), v.minValue(0))) })
/** Ten years in either direction in milliseconds; beyond are invalid times, and calendars without working days. */
const FARTHEST = 10 * 366 * 86_400_000
const Clock = strictObject({
  offsetMs: v.pipe(v.number(), v.minValue(-FARTHEST), v.maxValue(FARTHEST)),
})
const Answer = strictObject({
  score: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  wish: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
})

/** Testers' JSON API under /__mock; each action works on the world that the request names. */
const actions = {
  ...worldActions,
  ...undoActions,
  ...faultActions,
  ...journalActions((request) => consoleReply(request)),
  'GET accounts': (world, request) => accountsOf(world, new URL(request.url).origin),
  'GET scenarios': () => scenarios,
  'POST reset': async (world, request) => {
    const { scenario, seed } = parseSent(Reset, await bodyOf(request))
    resetWorld(world.name, scenario, seed)
    keepFormer(world, '重置', request)
    return { name: world.name, scenario, seed }
  },
  /** Expires every access token of the world now; the active faults stay. */
  'POST tokens': (world) => {
    expireTokens(world)
    return { expired: world.db.grant.getAll().length }
  },
  'GET clock': (world) => ({ now: world.iso(), offsetMs: world.clockOffset }),
  /** Moves the clock, and returns what the city has done up to then, or what a clock moved back cannot undo. */
  'POST clock': async (world, request) => {
    const before = world.now()
    world.clockOffset = parseSent(Clock, await bodyOf(request)).offsetMs
    const last = world.acts.at(-1)
    const states = statesOf(world)
    runDueActions(world)
    const changed = world.acts.slice(last ? world.acts.lastIndexOf(last) + 1 : 0)
    return {
      ...{ now: world.iso(), offsetMs: world.clockOffset },
      changed: changed.map((act) => named(world, act, states)),
      ...stayingOf(world, before),
    }
  },
  /** Switches the city's people on or off, and sets the hours after which they audit in place of the areas' days. */
  'POST schedule': async (world, request) => {
    world.schedule = parseSent(Schedule, await bodyOf(request))
    world.writes += 1
    runDueActions(world)
    return scheduleOf(world)
  },
  /** Returns the switch, and who acts after how many working days, by area. */
  'GET schedule': (world) => scheduleOf(world),
  'GET table': (world, _, name) => tableOf(world, name).getAll(),
  /** Changes columns of one row past all rules, as another user might have done meanwhile. */
  'POST change': async (world, request) => applyChange(world, parseSent(Change, await bodyOf(request))),
  /** Returns every uploaded file with the hash of its bytes. */
  'GET uploads': (world) =>
    Promise.all(
      world.files.values().map(async ({ bytes, ...file }) => ({
        ...file,
        size: bytes.length,
        sha256: await sha256(bytes),
      })),
    ),
  /** Returns the bytes of the last upload of this name, as base64. */
  'GET bytes': (world, _, name) => {
    const file = [...world.files.values()].findLast(({ fileName }) => fileName === name)
    return file ? base64(file.bytes) : null
  },
  'GET sms': (world, request) => {
    const tel = new URL(request.url).searchParams.get('tel')
    return world.sms.filter((one) => !tel || one.tel === tel)
  },
  'GET captcha': (world, request) => {
    const id = new URL(request.url).searchParams.get('id')
    return id ? (world.captchas.get(id) ?? null) : Object.fromEntries(world.captchas)
  },
  /** Returns the code on the screen of an activity's venue, with which people check in on site. */
  'GET place': (world, _, id) => ({ code: placeCodeOf(world.db.activity.get(id, '活动').id) }),
  'POST advance': async (world, request) => advance(world, parseSent(Advance, await bodyOf(request))),
  /** Stores one survey answer; `GET surveys` returns all. */
  'POST survey': async (world, request) => {
    appendLimited(
      world.surveys,
      { time: world.iso(), ...parseSent(Answer, await bodyOf(request)) },
      limits.surveys,
    )
    return { count: world.surveys.length }
  },
  'GET surveys': (world) => world.surveys,
  'GET situations': listSituations,
  /** Makes a situation, and returns its page and the session of its person, for scripts. */
  'POST go': (world, _, id) => go(world, id),
  /** Makes a situation, and opens its page in the browser as the right person: an address for a report. */
  'GET go': (world, _, id) => redirectTo(world, go(world, id)),
  /** Signs a person in by `who` (an account's name, a phone, an id; nobody if empty) and opens the address `to`. */
  'GET enter': (world, request) => {
    const { searchParams } = new URL(request.url)
    return redirectTo(world, enter(world, searchParams.get('who') ?? '', searchParams.get('to') ?? '/'))
  },
  'POST deploy': (world) => {
    world.deployments += 1
    return { deployments: world.deployments }
  },
  /** Publishes the version before again. */
  'POST rollback': (world) => {
    world.deployments = Math.max(0, world.deployments - 1)
    return { deployments: world.deployments }
  },
  ...recordActions,
} satisfies Record<string, Action>

/** Answers of the API by its lines, for the console's page: `Answers['GET clock']`. */
export type Answers = { [Line in keyof typeof actions]: Awaited<ReturnType<(typeof actions)[Line]>> }

/** Answers one call of the console's API, or with a stand-in's page; `consolePage` serves the console itself. */
export async function consoleReply(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const [, , verb = '', ...rest] = pathname.split('/')
  const name = decodeURIComponent(rest.join('/'))
  if (request.method === 'GET') {
    const file = await siteFile(verb === 'page' ? name : (sites[verb] ?? ''))
    if (file) return file
  }
  const line = `${request.method} ${verb}`
  const action = Object.entries<Action>(actions).find(([name]) => name === line)?.[1]
  if (!action) return errorReply(`测试控制台没有“${line}”，可以是：${Object.keys(actions).join('、')}`, 404)
  try {
    const world = worldOfRequest(request, searchParams.get('world'))
    const run = async () => {
      const result = await action(world, request, name)
      return result instanceof Response ? result : json(result)
    }
    return isAct(line) ? await entered(world, request, run) : await run()
  } catch (error) {
    // Answers an opened address with a page, because a person reads it.
    if (error instanceof Refusal && (line === 'GET go' || line === 'GET enter'))
      return errorPage(refusalText(error.data))
    if (error instanceof Refusal) return errorReply(refusalText(error.data), 400)
    console.error(`console ${line}:`, error)
    return errorReply(words.server, 500)
  }
}

/** Returns true for calls that testers act with, which a journal must hold to be played again. */
const isAct = (line: string): boolean =>
  line === 'GET go' || line === 'GET enter' || (line.startsWith('POST ') && !beginsAnew.has(line))

/** Calls that begin a world, with which its journal begins, or that only read one. */
const beginsAnew = new Set([
  'POST reset',
  'POST worlds',
  'POST copy',
  'POST rename',
  'POST end',
  'POST import',
  'POST play',
  'POST undo',
])

/** Carries out an act and enters it in the journal, also where it is refused. */
async function entered(world: World, request: Request, run: () => Promise<Response>): Promise<Response> {
  const detail = await requestDetail(request)
  const { pathname: path } = new URL(request.url)
  const isClock = path.startsWith('/__mock/clock')
  const recording = world.recorder.begin(world.now())
  detail.recording = recording
  let status = 400
  try {
    const reply = await world.recorder.during(recording, run, !isClock)
    ;({ status } = reply)
    detail.answered = await answerBody(reply)
    return reply
  } finally {
    // The clock's own act takes place after it was moved.
    if (isClock) recording.at = world.now()
    world.addToJournal({
      ...{ time: world.iso(), method: request.method, path, status, user: undefined, enId: '' },
      ...{ idempotencyKey: undefined, effect: true, console: true, detail },
    })
  }
}

const errorReply = (error: string, status: number) => json({ error }, status)

const scheduleOf = ({ schedule: { on, auditHours } }: World) => ({
  on,
  auditHours: auditHours ?? null,
  turns,
})

/** Returns what a clock moved back from `before` (milliseconds) cannot undo, in words too; nothing if there is none. */
function stayingOf(world: World, before: number) {
  if (world.now() >= before) return {}
  const staying = world.acts.filter(({ at }) => Date.parse(at) > world.now())
  const undone =
    staying.length > 0
      ? `此后的 ${String(staying.length)} 项办理已经完成，不会撤回；要回到从前，请重置模拟环境。`
      : ''
  return { staying, note: `时钟已调回。${undone}期限和日期按新的时间显示。` }
}

const json = (data: unknown, status = 200) => Response.json(data, { status, headers: securityHeaders('') })
