import redaxios, { type Response as Reply } from 'redaxios'
import { tripBegins } from './city-clock.ts'
import { ApiError, words } from './error.ts'
import type { Data, Endpoint, Input } from './endpoint.ts'
import { host, notifyDebounced, type Renewal } from './host.ts'
import { envelopeOf, isLoginPage, notTheCitys, readReply } from './reply.ts'
import { headersOf, pathOf, queryOf, trimmed } from './request.ts'

interface CallOptions {
  signal?: AbortSignal
  /** Key under which the city remembers this write; a new one for each call unless given. */
  idempotencyKey?: string
  /** The enterprise in whose name the call is made; the current one unless given. */
  enId?: string
  /** Only this user's token will do: for what was queued earlier. The caller shows what is wrong. */
  userId?: string
  /** In place of the token that is kept: of whoever is just signing in. */
  token?: string
  /** True where the caller shows the error itself: no message is announced. */
  quiet?: boolean
  /** True where nobody is to be named, as for an endpoint that is `anonymous`: no bearer, and a 401 is final. */
  anonymous?: boolean
  /** Milliseconds until 请求超时, where that is sooner than the endpoint's own limit; files get what their bytes take besides. */
  limit?: number
}

/** An input without its endpoint's types, for callers that find the endpoint by name (the outbox). */
export interface LooseInput {
  params?: Record<string, string>
  query?: unknown
  body?: unknown
}

const RETRY_DELAY = 1_000
/** Tells a call that took too long from one that nobody waits for any more. */
const OVERDUE = 'overdue'
/**
 * Bytes a millisecond, some 800 kbit/s, at which a file goes up at the slowest (chosen): the 60 s of the specification
 * for uploads are for the city; 20 MB take longer by themselves on the line that the portal is measured on.
 */
const SLOWEST = 100

/**
 * Makes one call and answers with the envelope's `data`, checked against the contract.
 * @throws ApiError, always, whatever went wrong; its message can be shown.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Data<E>> {
  return await callLoosely(endpoint, input, options)
}

/** The same without the types of one endpoint. */
export async function callLoosely(
  endpoint: Endpoint,
  input: LooseInput,
  options: CallOptions,
): Promise<unknown> {
  const idempotencyKey = options.idempotencyKey ?? crypto.randomUUID()
  try {
    return await untilAuthorized(endpoint, input, { ...options, idempotencyKey })
  } catch (error) {
    // Keeps a fault of our own code apart from a dead network: only what `fetch` was refused is one.
    const known = error instanceof ApiError ? error : new ApiError('fault', words.fault, { cause: error })
    if (!options.quiet && known.kind !== 'aborted') notifyDebounced(known.message)
    throw known
  }
}

/**
 * Sends, and on 401 renews the token and sends again; a call that finds a renewal under way waits 1 s. Public calls,
 * too: the city refuses a token that has run out, and whoever was a member when the call began never goes on as a visitor.
 */
async function untilAuthorized(
  endpoint: Endpoint,
  input: LooseInput,
  options: CallOptions,
): Promise<unknown> {
  const anonymous: boolean = options.anonymous || endpoint.access === 'anonymous'
  let renewed = false
  let named = options.userId !== undefined
  for (;;) {
    const token = anonymous ? undefined : (options.token ?? (await host.token(options.userId)))
    // What one user left behind is never sent in another's name, nor in nobody's.
    if (named && !token) throw new ApiError('unauthorized')
    named ||= token !== undefined
    const took = tripBegins()
    const reply = await send(endpoint, input, options, token)
    if (reply.status !== 401 || isLoginPage(reply)) return await readReply(endpoint, reply, took)
    const isFinal: boolean = renewed || anonymous
    // Only the city's own 401 ends a session.
    if (isFinal && envelopeOf(reply.data).returnCode === undefined)
      throw notTheCitys(endpoint, reply.status, reply.data)
    const renewal: Renewal = isFinal ? 'refused' : await host.renew(token)
    if (renewal === 'refused') {
      // A call that named nobody, a sign-in or the renewal itself, proves nothing against the session.
      if (!options.userId && !anonymous && (named || endpoint.access !== 'open')) host.expired()
      throw new ApiError('unauthorized', words.unauthorized, { status: 401 })
    }
    if (renewal === 'busy') await new Promise((done) => setTimeout(done, RETRY_DELAY))
    renewed = renewal === 'renewed'
  }
}

async function send(
  endpoint: Endpoint,
  input: LooseInput,
  options: CallOptions,
  token: string | undefined,
): Promise<Reply<unknown>> {
  const url = host.base + pathOf(endpoint.path, input.params) + queryOf(input.query)
  const ended = new AbortController()
  const { signal } = ended
  const end = () => ended.abort()
  const timer = setTimeout(
    () => ended.abort(OVERDUE),
    Math.min(endpoint.timeout, options.limit ?? endpoint.timeout) + bytesOf(input.body) / SLOWEST,
  )
  // Does what `AbortSignal.any` would, which the floor lacks; workers, which call too, are brought nothing (src/lib/floor.ts).
  options.signal?.addEventListener('abort', end)
  if (options.signal?.aborted) end()
  const unanswered = (cause?: unknown) => {
    if (options.signal?.aborted) return new ApiError('aborted', words.aborted, { cause })
    host.heard('nobody')
    return new ApiError(signal.reason === OVERDUE ? 'timeout' : 'network', undefined, { cause })
  }
  // A redirect is never followed: it would carry the call and its key to an address that was not meant. 'manual' stops
  // it as 'error' does, and tells it from a dead line.
  const transport: typeof fetch = async (url, init) => {
    const asked: RequestInit = { ...init, signal, redirect: 'manual' }
    const reply = await fetch(url, asked).catch((error: unknown) => {
      // Throws what makes a request of ours impossible, such as a header that cannot be sent: no line is to blame for it.
      throw signal.aborted || new Request('https://localhost', asked) ? unanswered(error) : error
    })
    if (isRedirect(reply)) throw new ApiError('redirected', words.redirected, { status: reply.status })
    return reply
  }
  try {
    const reply: Reply<unknown> = await redaxios({
      url,
      method: endpoint.method,
      data: trimmed(input.body),
      headers: headersOf(endpoint, token, options),
      responseType: endpoint.answer === 'blob' ? 'blob' : 'text',
      fetch: transport,
      validateStatus: () => true,
    })
    // redaxios swallows a body that breaks off half-way and leaves data undefined
    if (reply.data === undefined && reply.status !== 204)
      throw signal.aborted ? unanswered() : new ApiError('cut', words.cut, { status: reply.status })
    return reply
  } catch (error) {
    // A network that wants a login first leads reading calls to its page; a write that was led away says only that.
    if (error instanceof ApiError && error.kind === 'redirected' && endpoint.method === 'GET')
      host.heard('captive')
    throw error
  } finally {
    clearTimeout(timer)
    options.signal?.removeEventListener('abort', end)
  }
}

/** How much the files of a form weigh. */
const bytesOf = (body: unknown): number =>
  body instanceof FormData
    ? [...body.values()].reduce((sum, one) => sum + (typeof one === 'string' ? 0 : one.size), 0)
    : 0

/** Browsers show a redirect that is not followed as an answer without a status, Node as it is. */
const isRedirect = ({ type, status }: Response) =>
  type === 'opaqueredirect' || (status >= 300 && status < 400 && status !== 304)
