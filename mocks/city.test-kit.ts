import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'
import { answer } from './adapter.ts'
import { respond } from './server.ts'
import { resetWorld, worldOf } from './world.ts'

let base = ''

/** Serves the mock city over real HTTP while a test file runs; the default world is created anew for the file. */
export function startCity(): void {
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing, respond).catch((error: unknown) => outgoing.destroy(error as Error))
  })
  // Creating a world, or reading a body of 60 MB, blocks the test for longer than Node keeps an idle connection open.
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

interface RequestOptions {
  body?: unknown
  /** Bearer token. */
  token?: string
  enId?: string
  key?: string
  world?: string
}

/** Sends `'METHOD /path'`; a FormData is sent unchanged, anything else as JSON. Rejects where the connection is cut. */
export function ask(
  line: string,
  { body, token, enId = '', key, world = 'default' }: RequestOptions = {},
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

/** Reads the envelope of an answer. */
export async function envelopeOf(reply: Response): Promise<{ returnCode: string; data: unknown }> {
  return (await reply.json()) as { returnCode: string; data: unknown }
}

/** Returns an access token of a demo user. */
export const tokenOf = (userId: string, world = 'default'): string =>
  worldOf(world).grant(userId).access_token
