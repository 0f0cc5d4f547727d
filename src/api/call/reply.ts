import type { Response as Reply } from 'redaxios'
import { cityNow } from '#lib/clock.ts'
import { learnCityTime } from './city-clock.ts'
import { ApiError, fieldErrors, refusalText, words } from './error.ts'
import type { Endpoint } from './endpoint.ts'
import { host } from './host.ts'

/**
 * Reads the answer to a call: the city's data, validated against the contract, or a file.
 * @param elapsed returns the trip's duration so far in milliseconds, for the city's clock
 * @throws ApiError with the messages of the specification's error catalogue (section 8)
 */
export async function readReply(
  endpoint: Endpoint,
  reply: Reply<unknown>,
  elapsed: () => number,
): Promise<unknown> {
  const { status } = reply
  if (isLoginPage(reply)) {
    host.reportAnswer('captive')
    throw new ApiError('captive', words.captive, { status })
  }
  const body =
    reply.data instanceof Blob && typeOf(reply).includes('json') ? parse(await reply.data.text()) : reply.data
  const { returnCode, data } = envelopeOf(body)
  const isFile = endpoint.answer === 'blob' && status < 400 && body instanceof Blob
  if (returnCode === undefined && !isFile && !needsNoEnvelope(status))
    throw foreignReplyError(endpoint, status, body)
  host.reportAnswer('city')
  learnCityTime(endpoint.method, reply.headers, elapsed())
  if (status === 404) throw new ApiError('notFound', words.notFound, { status })
  if (status >= 500) throw serverError(reply)
  if (status === 409 || status === 412) {
    const current = typeof data === 'object' && data && 'current' in data ? data.current : undefined
    // Needs the city's current record for a conflict; without it there are no two versions to choose between.
    const kind = current === undefined ? 'refused' : 'conflict'
    throw new ApiError(kind, refusalText(data, words.conflict), { status, current })
  }
  if (status === 403) throw new ApiError('forbidden', refusalText(data, words.forbidden), { status })
  if (status >= 400 || (returnCode !== undefined && !returnCode.startsWith('200'))) {
    const retryAfter = retryAfterOf(reply)
    throw new ApiError('refused', status === 429 ? tooManyRequestsText(retryAfter) : refusalText(data), {
      status,
      fields: fieldErrors(data),
      missing: returnCode?.startsWith('404') ?? false,
      ...(retryAfter === undefined ? {} : { retryAfter }),
    })
  }
  if (endpoint.answer === 'blob') {
    if (!(body instanceof Blob)) throw brokenContract(endpoint, 'blob')
    return { blob: body, name: fileName(reply) }
  }
  const checked = await endpoint.answer['~standard'].validate(data)
  if (checked.issues) throw brokenContract(endpoint, fieldOf(checked.issues[0]?.path))
  return checked.value
}

/** Accepts these statuses without an envelope, because they only announce a temporary failure. */
const needsNoEnvelope = (status: number) => status >= 500 || status === 408 || status === 429

/**
 * Messages by status for answers without an envelope: the specification's (section 8), and one for uploads that a
 * gateway rejects.
 */
const wordsByStatus: Readonly<Record<number, string>> = {
  404: words.notFound,
  413: '内容或附件过大，请修改后重新提交',
}

/**
 * Returns the error of an answer without the city's envelope, which was cut or written by somebody on the line. It says
 * nothing about the request's result.
 */
export function foreignReplyError(endpoint: Endpoint, status: number, body: unknown): ApiError {
  const isCut = status < 400 && typeof body === 'string' && /^\s*([{[]|$)/.test(body)
  const kind = isCut ? 'cut' : 'foreign'
  return new ApiError(kind, wordsByStatus[status] ?? words[kind], {
    status,
    detail: `${endpoint.name}: returnCode`,
  })
}

/**
 * Checks if the network's login page came in place of the city's answer: status 511 (RFC 6585, section 6), or a page
 * with status 200 or 401. A page with another error status is a gateway's refusal of this call, such as one that is too
 * large or suspicious.
 */
export function isLoginPage(reply: Reply<unknown>): boolean {
  if (reply.status === 511) return true
  if (reply.status >= 400 && reply.status !== 401) return false
  return typeOf(reply).includes('text/html') || (typeof reply.data === 'string' && /^\s*</.test(reply.data))
}

const typeOf = (reply: Reply<unknown>) => reply.headers.get('content-type') ?? ''

/** Returns code and data of the city's envelope; both are undefined without an envelope. */
export function envelopeOf(body: unknown): { returnCode: string | undefined; data: unknown } {
  if (typeof body !== 'object' || !body || !('returnCode' in body))
    return { returnCode: undefined, data: undefined }
  return { returnCode: String(body.returnCode), data: 'data' in body ? body.data : undefined }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function serverError(reply: Reply<unknown>): ApiError {
  const retryAfter = retryAfterOf(reply)
  return new ApiError('server', reply.status === 503 ? '服务繁忙，请稍后重试' : words.server, {
    status: reply.status,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  })
}

/** Returns the message for 429, from Retry-After, because rate limiters seldom say in words how long to wait. */
function tooManyRequestsText(retryAfter: number | undefined): string {
  if (retryAfter === undefined) return '操作过于频繁，请稍后重试'
  const seconds = Math.max(1, Math.ceil(retryAfter / 1_000))
  const wait = seconds < 120 ? `${String(seconds)} 秒` : `${String(Math.ceil(seconds / 60))} 分钟`
  return `操作过于频繁，请 ${wait}后再试`
}

/** Returns Retry-After in milliseconds, from seconds or an HTTP date (RFC 9110, section 10.2.3). */
function retryAfterOf(reply: Reply<unknown>): number | undefined {
  const value = reply.headers.get('retry-after')
  if (!value) return undefined
  const wait = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - cityNow()
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}

function brokenContract(endpoint: Endpoint, field: string): ApiError {
  return new ApiError('contract', words.contract, { detail: `${endpoint.name}: ${field}` })
}

function fieldOf(path: ReadonlyArray<PropertyKey | { key: PropertyKey }> | undefined): string {
  return (path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.') || 'data'
}

/** Returns the file name of a download from Content-Disposition; RFC 5987's `filename*` takes precedence. */
function fileName(reply: Reply<unknown>): string {
  const header = reply.headers.get('content-disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1]
  const plain = /filename="?([^";]+)/i.exec(header)?.[1] ?? '下载文件'
  try {
    return encoded ? decodeURIComponent(encoded) : plain
  } catch {
    return plain
  }
}
