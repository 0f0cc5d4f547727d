import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'
import { answer } from './adapter.ts'
import { respond } from './server.ts'
import { resetWorld, worldOf } from './world.ts'

let base = ''

/** Serves the stand-in over real HTTP while a test file runs; the default world is made anew for it. */
export function startCity(): void {
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing, respond).catch((error: unknown) => outgoing.destroy(error as Error))
  })
  // A world that is made, or a body of 60 MB, holds the test up for longer than Node keeps an idle line.
  server.keepAliveTimeout = 0
  beforeAll(async () => {
    resetWorld('default', 'default', 1)
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    base = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
}

interface Asking {
  body?: unknown
  /** Bearer token. */
  token?: string
  enId?: string
  key?: string
  world?: string
}

/** Sends `'METHOD /path'`; a FormData goes as it is, anything else as JSON. Rejects where the line is cut. */
export function ask(
  line: string,
  { body, token, enId = '', key, world = 'default' }: Asking = {},
): Promise<Response> {
  const [method = 'GET', path = '/'] = line.split(' ')
  const isForm = body instanceof FormData
  return fetch(base + path, {
    method,
    headers: {
      'x-mock-world': world,
      enid: enId,
      ...(isForm ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  })
}

/** The envelope of an answer. */
export async function envelopeOf(reply: Response): Promise<{ returnCode: string; data: unknown }> {
  return (await reply.json()) as { returnCode: string; data: unknown }
}

/** An access token of a demo user. */
export const tokenOf = (userId: string, world = 'default'): string =>
  worldOf(world).grant(userId).access_token
