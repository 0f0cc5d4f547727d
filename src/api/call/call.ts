import redaxios, { type Response as Reply } from 'redaxios'
import { startTrip } from './city-clock.ts'
import { ApiError, words } from './error.ts'
import type { Data, Endpoint, Input } from './endpoint.ts'
import { host, notifyDebounced, type Renewal } from './host.ts'
import { envelopeOf, isLoginPage, foreignReplyError, readReply } from './reply.ts'
import { headersOf, pathOf, queryOf, trimmed } from './request.ts'

interface CallOptions {
  signal?: AbortSignal
  /** Key under which the city remembers this write; a new one for each call by default. */
  idempotencyKey?: string
  /** Enterprise on whose behalf the call is made; the current one by default. */
  enId?: string
  /** Uses only this user's token, for queued calls. The caller shows errors. */
  userId?: string
  /** Token to use instead of the stored one, while somebody signs in. */
  token?: string
  /** True if the caller shows the error itself, so that no message is announced. */
  quiet?: boolean
  /** True to send no bearer token, as for an `anonymous` endpoint; a 401 is then final. */
  anonymous?: boolean
  /** Milliseconds until 请求超时, if less than the endpoint's own limit; uploads get extra time for their bytes. */
  limit?: number
}

/** An input without its endpoint's types, for callers that find the endpoint by name (the outbox). */
export interface LooseInput {
  params?: Record<string, string>
  query?: unknown
  body?: unknown
}

const RETRY_DELAY = 1_000
/** Abort reason of a call that took too long, as opposed to one cancelled by its caller. */
const OVERDUE = 'overdue'
/**
 * Slowest upload speed that a timeout allows for, in bytes per millisecond, about 800 kbit/s (chosen). The
 * specification's 60 s for uploads are the city's processing time; 20 MB alone take longer on the phone line that the
 * portal is measured on.
 */
const SLOWEST_UPLOAD = 100

/**
 * Calls an endpoint and returns the envelope's `data`, validated against the contract.
 * @throws ApiError for every failure; its message can be shown.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Data<E>> {
  return await callLoosely(endpoint, input, options)
}

/** Calls an endpoint without the types of its input and answer. */
export async function callLoosely(
  endpoint: Endpoint,
  input: LooseInput,
  options: CallOptions,
): Promise<unknown> {
  const idempotencyKey = options.idempotencyKey ?? crypto.randomUUID()
  try {
    return await sendAuthorized(endpoint, input, { ...options, idempotencyKey })
  } catch (error) {
    // Distinguishes an error in our own code from a dead network: only a rejected `fetch` is a network error.
    const known = error instanceof ApiError ? error : new ApiError('fault', words.fault, { cause: error })
    if (!options.quiet && known.kind !== 'aborted') notifyDebounced(known.message)
    throw known
  }
}

/**
 * Sends a call; on 401 renews the token and sends once more, and waits 1 s if another renewal is running. Applies to
 * public calls too, because the city refuses an expired token, and a member's call must not continue as a visitor's.
 */
async function sendAuthorized(endpoint: Endpoint, input: LooseInput, options: CallOptions): Promise<unknown> {
  const anonymous: boolean = options.anonymous || endpoint.access === 'anonymous'
  let renewed = false
  let hadToken = options.userId !== undefined
  for (;;) {
    const token = anonymous ? undefined : (options.token ?? (await host.token(options.userId)))
    // Refuses to send a user's queued call under another user's name or as a visitor.
    if (hadToken && !token) throw new ApiError('unauthorized')
    hadToken ||= token !== undefined
    const elapsed = startTrip()
    const reply = await send(endpoint, input, options, token)
    if (reply.status !== 401 || isLoginPage(reply)) return await readReply(endpoint, reply, elapsed)
    const isFinal: boolean = renewed || anonymous
    // Ends the session only for a 401 of the city itself.
    if (isFinal && envelopeOf(reply.data).returnCode === undefined)
      throw foreignReplyError(endpoint, reply.status, reply.data)
    const renewal: Renewal = isFinal ? 'refused' : await host.renew(token)
    if (renewal === 'refused') {
      // Keeps the session after a 401 to a call without a token, such as a sign-in or the renewal, because it proves
      // nothing about the session.
      if (!options.userId && !anonymous && (hadToken || endpoint.access !== 'open')) host.expired()
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
  const controller = new AbortController()
  const { signal } = controller
  const end = () => controller.abort()
  const timer = setTimeout(
    () => controller.abort(OVERDUE),
    Math.min(endpoint.timeout, options.limit ?? endpoint.timeout) + fileBytesOf(input.body) / SLOWEST_UPLOAD,
  )
  // Replaces `AbortSignal.any`, which the floor lacks; workers also make calls and get no polyfills (src/lib/floor.ts).
  options.signal?.addEventListener('abort', end)
  if (options.signal?.aborted) end()
  const noAnswerError = (cause?: unknown) => {
    if (options.signal?.aborted) return new ApiError('aborted', words.aborted, { cause })
    host.reportAnswer('nobody')
    return new ApiError(signal.reason === OVERDUE ? 'timeout' : 'network', undefined, { cause })
  }
  // Never follows a redirect, because it would send the call and its key to another address. 'manual' stops it as
  // 'error' does, but distinguishes it from a dead line.
  const transport: typeof fetch = async (url, init) => {
    // Asks the city itself for a member's answers, because one kept by the browser or a cache on the way may be older than
    // a change that was just sent.
    const cache = token ? 'no-cache' : 'default'
    const request: RequestInit = { ...init, signal, redirect: 'manual', cache }
    const reply = await fetch(url, request).catch((error: unknown) => {
      // Rethrows an error of our own request, such as an invalid header: `new Request` throws it again, while a network
      // error does not recur there.
      throw signal.aborted || new Request('https://localhost', request) ? noAnswerError(error) : error
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
    // Reports a body that broke off: redaxios swallows the error and leaves `data` undefined.
    if (reply.data === undefined && reply.status !== 204)
      throw signal.aborted ? noAnswerError() : new ApiError('cut', words.cut, { status: reply.status })
    return reply
  } catch (error) {
    // Reports a captive network only for reads, which it redirects to its login page; a redirected write throws
    // `redirected` only.
    if (error instanceof ApiError && error.kind === 'redirected' && endpoint.method === 'GET')
      host.reportAnswer('captive')
    throw error
  } finally {
    clearTimeout(timer)
    options.signal?.removeEventListener('abort', end)
  }
}

/** Returns the size of a form's files in bytes. */
const fileBytesOf = (body: unknown): number =>
  body instanceof FormData
    ? [...body.values()].reduce((sum, one) => sum + (typeof one === 'string' ? 0 : one.size), 0)
    : 0

/**
 * Recognizes a redirect that was not followed: browsers return an opaque answer without a status, Node returns the
 * original status.
 */
const isRedirect = ({ type, status }: Response) =>
  type === 'opaqueredirect' || (status >= 300 && status < 400 && status !== 304)
