import { http, type HttpHandler, HttpResponse } from 'msw'
import type { Data, Endpoint, Parsed } from '#api/call/endpoint.ts'
import type { User } from './auth/tables.ts'
import { checked, jsonOf, pathText } from './checked.ts'
import { strike as draw, type Strike } from './faults.ts'
import { captivePage, envelope, fileAnswer, InPlaceOfEnvelope } from './reply.ts'
import { refuse, replyToError } from './refusal.ts'
import { type Rights, rightsOf } from './rights.ts'
import type { World } from './city.ts'
import { keepTime } from './clock.ts'
import { worldOf } from './world.ts'

/** What a handler works with. The request is already checked against the contract, and the caller against its access. */
export interface Context<E extends Endpoint> extends Parsed<E>, Rights {
  world: World
  request: Request
  /** The caller, or undefined for a visitor. */
  visitor: User | undefined
  /** What was drawn from the faults for this call. */
  strike: Strike
}

type Handler<E extends Endpoint> = (
  context: Context<E>,
) => Data<E> | InPlaceOfEnvelope | Promise<Data<E> | InPlaceOfEnvelope>

/**
 * Stands in for one area of the city's API: a handler for each of its endpoints; a missing one does not compile.
 * Checks token, request and answer against the contract, remembers idempotency keys, keeps the journal, and lets the
 * world's faults strike.
 */
export function mock<A extends Record<string, Endpoint>>(
  area: A,
  handlers: { [K in keyof A]: Handler<A[K]> },
): HttpHandler[] {
  const keys = Object.keys(area) as (keyof A & string)[]
  const parameters = (key: keyof A & string) => area[key]!.path.split('{').length
  // `/activity/calendar` must be asked before `/activity/{id}`
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
 * The world a request speaks to: the `x-mock-world` header, else the `mock_world` cookie, else `default`.
 * @throws Refusal for a header that no cookie could name
 */
export function worldOfRequest(request: Request): World {
  const cookie = /(?:^|;\s*)mock_world=([\w-]+)/.exec(request.headers.get('cookie') ?? '')?.[1]
  const name = request.headers.get('x-mock-world') ?? cookie ?? 'default'
  if (!/^[\w-]{1,100}$/.test(name))
    refuse.unreadable('模拟世界的名称应为字母、数字、下划线和短横线，最多 100 个字')
  return worldOf(name)
}

async function answer(
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  request: Request,
  params: Record<string, string>,
): Promise<Response> {
  const world = worldOfRequest(request)
  const { pathname } = new URL(request.url)
  const strike = draw(world.faults, pathname, world.random)
  const visitor = callerOf(world, request)
  const enIdHeader = request.headers.get('enid') ?? ''
  const idempotencyKey = request.headers.get('idempotency-key') ?? undefined
  const note = (status: number, effect = false, dropped = false) =>
    world.note({
      time: world.iso(),
      method: request.method,
      path: pathname,
      status,
      user: visitor?.id,
      enId: enIdHeader,
      idempotencyKey,
      effect,
      ...(dropped ? { dropped } : {}),
    })
  if (strike.latencyMs) await new Promise((done) => setTimeout(done, strike.latencyMs))
  if (strike.dropBefore) {
    note(0, false, true)
    return HttpResponse.error()
  }
  if (strike.captive) {
    note(200)
    return captivePage()
  }
  if (strike.status !== undefined) {
    note(strike.status)
    return dated(envelope(strike.status, `${String(strike.status)}000`, '模拟故障', strike.retryAfter), world)
  }
  let effect = false
  let reply: Response
  try {
    const run = async () => {
      const parsed = await parse(endpoint, request, params)
      keepTime(world)
      const data = await handler(
        Object.assign(rightsOf(visitor, enIdHeader), { ...parsed, world, request, visitor, strike }),
      )
      effect = endpoint.method !== 'GET'
      return data
    }
    // A token that is not valid makes nobody a visitor: the portal renews it. Signing in looks at none.
    const isNamed = request.headers.has('authorization') && endpoint.access !== 'anonymous'
    if (!visitor && (isNamed || endpoint.access === 'member')) refuse.unauthorized()
    // What nobody signs has its keys, too.
    const data = idempotencyKey
      ? await once(world, visitor?.id ?? '', idempotencyKey, request, run)
      : await run()
    reply = await written(endpoint, strike.breakContract ? { broken: true } : data, strike.breakContract)
  } catch (error) {
    reply = replyToError(endpoint.name, error)
  }
  note(reply.status, effect, strike.dropAfter)
  return strike.dropAfter ? HttpResponse.error() : dated(reply, world)
}

/** Says by the world's clock when an answer was written: the portal goes by it, so a moved clock moves the portal's. */
function dated(reply: Response, world: World): Response {
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
 * Runs once for a user and key: the same key again gets the first reply; with another body, or for another enterprise,
 * it is refused with 422.
 */
async function once(
  world: World,
  userId: string,
  key: string,
  request: Request,
  run: () => Promise<unknown>,
) {
  const name = `${userId}:${key}`
  const enId = request.headers.get('enid') ?? ''
  const print = `${request.method} ${new URL(request.url).pathname} ${enId} ${await printOf(request)}`
  const known = world.remembered.get(name)
  if (known) return known.print === print ? await known.reply : refuse.reused()
  const reply = run()
  world.remembered.set(name, { print, reply })
  reply.then(
    (data) => world.remembered.weigh(name, sizeOf(data)),
    // A refusal had no effect, so there is nothing to remember.
    () => world.remembered.delete(name),
  )
  return await reply
}

/** About the bytes that a reply takes. */
function sizeOf(data: unknown): number {
  const { blob } = (data ?? {}) as { blob?: unknown }
  return blob instanceof Blob ? blob.size : 2 * (JSON.stringify(data) ?? '').length
}

/** What a body says, apart from the boundary that every multipart attempt draws anew. */
async function printOf(request: Request): Promise<string> {
  const boundary = /boundary=(.+)$/.exec(request.headers.get('content-type') ?? '')?.[1]
  const text = new TextDecoder('latin1').decode(await request.clone().arrayBuffer())
  const bytes = new TextEncoder().encode(boundary ? text.replaceAll(boundary, '') : text)
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
}

async function written(endpoint: Endpoint, data: unknown, broken: boolean): Promise<Response> {
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
