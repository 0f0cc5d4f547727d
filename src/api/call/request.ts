import { cleanText } from '#lib/clean.ts'
import type { Endpoint } from './endpoint.ts'
import { ApiError } from './error.ts'
import { host } from './host.ts'

/**
 * Cleans every string inside a value (`lib/clean.ts`): trims it, as the specification asks for data and params, and
 * removes invisible blanks. Files and forms pass unchanged.
 */
export function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(trimmed)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, trimmed(one)]))
}

/**
 * Inserts parameters into a path's braces.
 * @throws ApiError 'refused' if one is missing: nothing was sent, and a retry will not help.
 */
export function pathOf(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]?.trim()
    if (!value)
      throw new ApiError('refused', '缺少记录编号，请返回列表重新打开', { cause: `${path} needs ${name}` })
    return encodeURIComponent(value)
  })
}

/** A parameter of a query. */
type Word = string | number | boolean | null | undefined | unknown[]

/** Returns a query string with its question mark; joins arrays by commas, leaves out undefined, null and ''. */
export function queryOf(query: unknown): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries((trimmed(query) ?? {}) as Record<string, Word>)) {
    const text = Array.isArray(value) ? value.join(',') : typeof value === 'object' ? '' : String(value ?? '')
    if (text) search.set(key, text)
  }
  return search.size ? `?${search.toString()}` : ''
}

/**
 * Returns the headers of section 7: bearer token, enId (empty if none), language; and our idempotency key for writes.
 */
export function headersOf(
  endpoint: Endpoint,
  token: string | undefined,
  { enId, idempotencyKey }: { enId?: string; idempotencyKey?: string },
): Record<string, string> {
  return {
    'accept-language': 'zh-CN',
    enId: enId ?? host.enId(),
    ...(endpoint.body === 'multipart' ? {} : { 'content-type': 'application/json' }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(endpoint.method === 'GET' || !idempotencyKey ? {} : { 'idempotency-key': idempotencyKey }),
  }
}
