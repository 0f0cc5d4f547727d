import * as v from 'valibot'
import { attempt } from '#lib/attempt.ts'
import type { JournalEntry, World } from '#mocks/city.ts'
import { runDueActions } from '#mocks/clock.ts'
import { answerCall } from '#mocks/dispatch.ts'
import { bytesIn } from '#mocks/journal.ts'
import type { KeptBody } from '#mocks/recording.ts'
import { INNER_ORIGIN } from '#mocks/origin.ts'
import { refuse } from '#mocks/refusal.ts'
import { scenarioNames } from '#mocks/scenarios.ts'
import { resetWorld } from '#mocks/world.ts'

const Kept = v.object({ text: v.string(), isBinary: v.boolean(), bytes: v.number(), isWhole: v.boolean() })
const PlayedCall = v.object({
  seq: v.number(),
  method: v.picklist(['GET', 'POST', 'PUT', 'DELETE']),
  path: v.pipe(v.string(), v.startsWith('/')),
  search: v.string(),
  status: v.number(),
  token: v.optional(v.string()),
  enId: v.string(),
  contentType: v.optional(v.string()),
  sent: v.optional(Kept),
  /** Moment of the world's clock, in milliseconds, and the ids and tokens that were drawn. */
  at: v.number(),
  turn: v.number(),
  drawn: v.array(v.string()),
})
type PlayedCall = v.InferOutput<typeof PlayedCall>

const JournalFile = v.object({
  kind: v.literal('mock-journal'),
  scenario: v.picklist(scenarioNames),
  seed: v.number(),
  began: v.number(),
  clockOffset: v.number(),
  /** Number of calls that changed the world and that the journal no longer holds. */
  lost: v.number(),
  calls: v.array(PlayedCall),
})
type JournalFile = v.InferOutput<typeof JournalFile>

/** Returns the calls of a world that acted on it, in the order in which they did. */
export function journalFile(world: World): JournalFile {
  const { scenario, seed, began, clockOffset, journal, lostCalls } = world
  return {
    kind: 'mock-journal',
    ...{ scenario, seed, began, clockOffset },
    lost: lostCalls,
    calls: journal.flatMap(playedCall).sort((a, b) => a.turn - b.turn),
  }
}

function playedCall({ seq, method, path, status, enId, detail }: JournalEntry): PlayedCall[] {
  if (!detail?.recording) return []
  const { search, token, contentType, sent } = detail
  const { at, turn, drawn } = detail.recording
  return [
    { seq, method, path, search, status, enId, token, contentType, sent, at, turn, drawn } as PlayedCall,
  ]
}

/** Returns the journal that a request sends, or the world's own. @throws Refusal for another file */
export async function journalIn(world: World, request: Request): Promise<JournalFile> {
  const text = await textIn(request)
  if (!text) return journalFile(world)
  const parsed = v.safeParse(
    JournalFile,
    attempt((): unknown => JSON.parse(text)),
  )
  return parsed.success
    ? parsed.output
    : refuse.unreadable('这不是从测试控制台导出的请求记录，请选择导出的文件')
}

/** Returns the text of a request, or of the file that its form holds, because a long journal is a large body. */
async function textIn(request: Request): Promise<string> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) return await request.text()
  const file = (await request.formData()).get('file')
  return file instanceof File ? await file.text() : ''
}

type Dispatch = (request: Request) => Promise<Response>

/** Result of a play: numbers of calls, and those that could not be played or were answered otherwise. */
interface Played {
  played: number
  differing: { seq: number; line: string; why: string }[]
}

/**
 * Begins a world anew as the journal's did, and makes its calls again in their order: each at its own moment, with the
 * same ids and tokens, so that open browsers stay signed in. Faults are left out, and with them the calls that they
 * kept from acting.
 * @throws Refusal for a journal that has lost calls, before the world is touched, because the state would be another
 */
export async function play(
  name: string,
  { scenario, seed, began, clockOffset, lost, calls }: JournalFile,
  consoleReply: Dispatch,
): Promise<Played> {
  if (lost > 0)
    refuse.unreadable(
      `有 ${String(lost)} 次改动已不在请求记录里，重放不出当时的状态，没有重放；可在“世界”一页导出整个世界`,
    )
  const world = resetWorld(name, scenario, seed, undefined, began)
  const differing: Played['differing'] = []
  try {
    for (const call of calls) {
      const why = await playOne(world, call, consoleReply)
      if (why) differing.push({ seq: call.seq, line: `${call.method} ${call.path}`, why })
    }
  } finally {
    world.recorder.moment = undefined
  }
  world.clockOffset = clockOffset
  return { played: calls.length, differing }
}

/** Makes one call again, and returns how its answer differs, or '' where it does not. */
async function playOne(world: World, call: PlayedCall, consoleReply: Dispatch): Promise<string> {
  const { method, path, sent, status, at, drawn } = call
  world.recorder.moment = at
  world.recorder.again.splice(0, Infinity, ...drawn)
  // Moves the clock as it was moved then, because an offset counts from the real time.
  if (path.startsWith('/__mock/clock')) runDueActions(world)
  if (/^\/__mock\/(clock|faults)/.test(path)) return ''
  if (sent && !sent.isWhole) return `请求体有 ${String(sent.bytes)} 字节，超过上限，没有保存`
  const request = requestOf(world.name, call, sent)
  const reply = await (path.startsWith('/__mock/') ? consoleReply(request) : answerCall(request))
  if (reply.status !== status) return `${method} 返回 ${String(reply.status)}，当时是 ${String(status)}`
  return world.recorder.again.length > 0 ? '这一次少建了记录' : ''
}

function requestOf(
  world: string,
  { method, path, search, token, enId, contentType }: PlayedCall,
  sent?: KeptBody,
) {
  const headers = new Headers({ 'x-mock-world': world, enid: enId })
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (contentType) headers.set('content-type', contentType)
  const body = sent && method !== 'GET' ? { body: bytesIn(sent) } : {}
  const address = new URL(path + search, INNER_ORIGIN)
  // Acts on the world that plays, not on the one whose journal it is.
  if (path.startsWith('/__mock/')) address.searchParams.delete('world')
  return new Request(address, { method, headers, ...body })
}
