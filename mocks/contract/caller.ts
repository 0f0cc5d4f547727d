import type { LooseInput } from '#api/call/call.ts'
import type { Endpoint } from '#api/call/endpoint.ts'
import { headersOf, pathOf, queryOf } from '#api/call/request.ts'

/** A city's API, and the person who asks it. */
export interface Caller {
  /** Address of the API, without a slash at its end. */
  base: string
  /** Access token; undefined for a visitor. */
  token?: string
  enId: string
  /** Headers of every request besides the contract's own: the world of a mock city. */
  headers?: Record<string, string>
}

/** Longest wait for an answer in milliseconds. */
const WAIT = 30_000

/**
 * Sends a call with the headers of the portal.
 * @param as without a token where it is 'visitor'
 * @throws Error where there is no answer
 */
export async function sendCall(
  caller: Caller,
  endpoint: Endpoint,
  { params, query, body }: LooseInput,
  { as, key }: { as?: 'visitor'; key?: string } = {},
): Promise<Response> {
  const isAnonymous = as === 'visitor' || endpoint.access === 'anonymous'
  const headers = headersOf(endpoint, isAnonymous ? undefined : caller.token, {
    enId: isAnonymous ? '' : caller.enId,
    ...(key ? { idempotencyKey: key } : {}),
  })
  const isForm = body instanceof FormData
  return await fetch(caller.base + pathOf(endpoint.path, params) + queryOf(query), {
    method: endpoint.method,
    headers: { ...headers, ...caller.headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(WAIT),
    ...(endpoint.method === 'GET' || body === undefined
      ? {}
      : { body: isForm ? body : JSON.stringify(body) }),
  })
}
