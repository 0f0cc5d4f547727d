import { http, type HttpHandler, HttpResponse } from 'msw'
import type { Data, Endpoint, Parsed } from '#api/call/endpoint.ts'
import type { User } from './auth/tables.ts'
import { checked, jsonOf, pathText } from './checked.ts'
import { strike as draw, type Strike } from './faults.ts'
import { captivePage, envelope, fileAnswer, InPlaceOfEnvelope, revalidated } from './reply.ts'
import { refuse, replyToError } from './refusal.ts'
import { type Rights, rightsOf } from './rights.ts'
import { sha256 } from './bytes.ts'
import type { World } from './city.ts'
import { runDueActions } from './clock.ts'
import { answerBody, requestDetail } from './journal.ts'
import { worldOf } from './world.ts'

/**
 * Input of a handler. The request is already validated against the contract, and the caller's access is already
 * checked.
 */
export interface Context<E extends Endpoint> extends Parsed<E>, Rights {
  world: World
  request: Request
  /** The signed-in caller; undefined for a visitor. */
  visitor: User | undefined
  /** Faults drawn for this call. */
  strike: Strike
  /** Headers of the answer besides those of every answer; an answer without `cache-control` is kept by no cache. */
  headers: Headers
}

type Handler<E extends Endpoint> = (
  context: Context<E>,
) => Data<E> | InPlaceOfEnvelope | Promise<Data<E> | InPlaceOfEnvelope>

/**
 * Builds the request handlers of one area of the city's API. An endpoint without a handler does not compile. Validates
 * token, request and answer against the contract, replays replies by idempotency key, writes the journal, and applies
 * the world's faults.
 */
export function mock<A extends Record<string, Endpoint>>(
  area: A,
  handlers: { [K in keyof A]: Handler<A[K]> },
): HttpHandler[] {
  const keys = Object.keys(area) as (keyof A & string)[]
  const parameters = (key: keyof A & string) => area[key]!.path.split('{').length
  // `/activity/calendar` must be matched before `/activity/{id}`
  keys.sort((a, b) => parameters(a) - parameters(b))
  return keys.map((key) => {
    const endpoint = area[key]!
    const path = `*${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`
    const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'
    return http[method](path, ({ request, params }) =>
      answer(endpoint, handlers[key] as Handler<Endpoint>, request, params as Record<string, string>).catch(
        (error: unknown) => replyToError(endpoint.name, error),
      ),
    )
  })
}

/**
 * Returns the world that a request names in the `x-mock-world` header, else in the `mock_world` cookie, else `default`.
 * @param chosen name that is used in place of both, where it is set
 * @throws Refusal for a name that no cookie could hold
 */
export function worldOfRequest(request: Request, chosen?: string | null): World {
  const cookie = /(?:^|;\s*)mock_world=([\w-]+)/.exec(request.headers.get('cookie') ?? '')?.[1]
  const name = chosen ?? request.headers.get('x-mock-world') ?? cookie ?? 'default'
  checkWorldName(name)
  return worldOf(name)
}

/** Checks the name of a world. @throws Refusal for one that no cookie could hold */
export function checkWorldName(name: string): void {
  if (!/^[\w-]{1,100}$/.test(name))
    refuse.unreadable('模拟世界的名称应为字母、数字、下划线和短横线，最多 100 个字')
}

async function answer(
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  request: Request,
  params: Record<string, string>,
): Promise<Response> {
  const world = worldOfRequest(request)
  const { pathname } = new URL(request.url)
  const strike = draw(world.faults, pathname, world.faultRandom, request.headers.has('idempotency-key'))
  const visitor = callerOf(world, request)
  const enIdHeader = request.headers.get('enid') ?? ''
  const idempotencyKey = request.headers.get('idempotency-key') ?? undefined
  const { recorder } = world
  const detail = await requestDetail(request)
  const addToJournal = (status: number, effect = false, dropped = false) =>
    world.addToJournal({
      time: world.iso(),
      method: request.method,
      path: pathname,
      status,
      user: visitor?.id,
      enId: enIdHeader,
      idempotencyKey,
      effect,
      ...(dropped ? { dropped } : {}),
      detail,
    })
  if (strike.latencyMs) await new Promise((done) => setTimeout(done, strike.latencyMs))
  if (strike.dropBefore) {
    addToJournal(0, false, true)
    return HttpResponse.error()
  }
  if (strike.captive) {
    addToJournal(200)
    return captivePage()
  }
  if (strike.status !== undefined) {
    addToJournal(strike.status)
    return withDate(
      envelope(strike.status, `${String(strike.status)}000`, '模拟故障', strike.retryAfter),
      world,
    )
  }
  let effect = false
  let reply: Response
  const headers = new Headers()
  try {
    const run = async () => {
      const parsed = await parse(endpoint, request, params)
      detail.recording = recorder.begin(world.now())
      const data = await recorder.during(detail.recording, () => {
        runDueActions(world)
        return handler(
          Object.assign(rightsOf(visitor, enIdHeader), {
            ...parsed,
            world,
            request,
            visitor,
            strike,
            headers,
          }),
        )
      })
      effect = endpoint.method !== 'GET'
      return data
    }
    // A call with an invalid token is refused instead of answered as a visitor's, so that the portal renews the token.
    // Anonymous calls, such as signing in, ignore it.
    const hasToken = request.headers.has('authorization') && endpoint.access !== 'anonymous'
    if (!visitor && (hasToken || endpoint.access === 'member')) refuse.unauthorized()
    // Remembers visitors' idempotency keys under an empty user id.
    const data = idempotencyKey
      ? await runOnce(world, visitor?.id ?? '', idempotencyKey, request, run)
      : await run()
    reply = await replyWith(endpoint, strike.breakContract ? { broken: true } : data, strike.breakContract)
    headers.forEach((value, name) => reply.headers.set(name, value))
    if (headers.has('cache-control')) reply = await revalidated(reply, request)
  } catch (error) {
    reply = replyToError(endpoint.name, error)
  }
  detail.answered = await answerBody(reply)
  addToJournal(reply.status, effect, strike.dropAfter)
  return strike.dropAfter ? HttpResponse.error() : withDate(reply, world)
}

/**
 * Sets the Date header from the world's clock, because the portal takes its time from it: moving the clock moves the
 * portal's too.
 */
function withDate(reply: Response, world: World): Response {
  reply.headers.set('date', new Date(world.now()).toUTCString())
  return reply
}

function callerOf(world: World, request: Request): User | undefined {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  const grant = token ? world.db.grant.find(token) : undefined
  return grant && grant.expires > world.now() ? world.db.user.find(grant.userId) : undefined
}

async function parse(endpoint: Endpoint, request: Request, params: Record<string, string>) {
  const query =
    endpoint.query && (await checked(endpoint.query, Object.fromEntries(new URL(request.url).searchParams)))
  let body: unknown
  if (endpoint.body === 'multipart') body = await multipart(request)
  else if (endpoint.body) body = await checked(endpoint.body, jsonOf(await request.clone().text()))
  return { params, query, body }
}

async function multipart(request: Request): Promise<FormData> {
  try {
    return await request.clone().formData()
  } catch {
    return refuse.unreadable('请以表单方式上传文件')
  }
}

/**
 * Runs a call once for each user and key. Repeats get the first reply; the same key with another body or enterprise is
 * refused with 422.
 */
async function runOnce(
  world: World,
  userId: string,
  key: string,
  request: Request,
  run: () => Promise<unknown>,
) {
  const name = `${userId}:${key}`
  const enId = request.headers.get('enid') ?? ''
  const fingerprint = `${request.method} ${new URL(request.url).pathname} ${enId} ${await hashOf(request)}`
  const earlier = world.remembered.get(name)
  if (earlier) return earlier.fingerprint === fingerprint ? await earlier.reply : refuse.reused()
  const reply = run()
  world.remembered.set(name, { fingerprint, reply })
  reply.then(
    (data) => world.remembered.setBytes(name, sizeOf(data)),
    // A refused call changed nothing, so its reply is not kept.
    () => world.remembered.delete(name),
  )
  return await reply
}

/** Estimates the bytes of a reply. */
function sizeOf(data: unknown): number {
  const { blob } = (data ?? {}) as { blob?: unknown }
  return blob instanceof Blob ? blob.size : 2 * (JSON.stringify(data) ?? '').length
}

/** Returns a hash of the body without the multipart boundary, which differs in every attempt. */
async function hashOf(request: Request): Promise<string> {
  const boundary = /boundary=(.+)$/.exec(request.headers.get('content-type') ?? '')?.[1]
  const text = new TextDecoder('latin1').decode(await request.clone().arrayBuffer())
  const bytes = new TextEncoder().encode(boundary ? text.replaceAll(boundary, '') : text)
  return await sha256(bytes)
}

async function replyWith(endpoint: Endpoint, data: unknown, broken: boolean): Promise<Response> {
  if (data instanceof InPlaceOfEnvelope) return fileAnswer(data.file)
  if (endpoint.answer === 'blob') return fileAnswer(data as { blob: Blob; name: string })
  if (broken) return envelope(200, '200', data)
  const result = await endpoint.answer['~standard'].validate(data)
  if (!result.issues) return envelope(200, '200', result.value)
  const issue = result.issues[0]
  throw new Error(
    `${endpoint.name} answers against its contract: ${pathText(issue?.path ?? [])}: ${issue?.message ?? ''}`,
  )
}
