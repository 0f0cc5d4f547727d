import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { envelope } from '#mocks/reply.ts'
import { respond } from '#mocks/server.ts'
import { resetWorld } from '#mocks/world.ts'
import { endpoint } from './endpoint.ts'
import { configureHost, type Host } from './host.ts'

const BASE = 'http://city.test'

/** The request as seen by the city. */
const Seen = v.object({
  headers: v.record(v.string(), v.string()),
  query: v.record(v.string(), v.string()),
  body: v.optional(v.unknown()),
})

/** Invented calls of the city, for cases without a real call. */
export const probe = {
  get: endpoint('GET /probe/{id}', { query: v.record(v.string(), v.unknown()), answer: Seen }),
  post: endpoint('POST /probe/{id}', { body: v.record(v.string(), v.unknown()), answer: Seen }),
  file: endpoint('GET /probe/{id}', { answer: 'blob' }),
  slow: endpoint('GET /probe/{id}', { answer: v.unknown(), timeout: 30 }),
}

const server = setupServer(
  http.all(`${BASE}/probe/:id`, async ({ request }) =>
    envelope(200, '20000', {
      headers: Object.fromEntries(request.headers),
      query: Object.fromEntries(new URL(request.url).searchParams),
      body: request.method === 'GET' ? undefined : await request.json(),
    }),
  ),
  http.all('*', ({ request }) => respond(request)),
)

/** Sets the answer of the invented calls. */
export function answerWith(reply: (asked: { request: Request }) => Response | Promise<Response>): void {
  server.use(http.all(`${BASE}/probe/:id`, reply))
}

/** Makes the invented calls fail like a dead connection. */
export const breakConnection = () => answerWith(() => HttpResponse.error())

/** Mocks of the host’s callbacks. */
export const notify = vi.fn<Host['notify']>()
export const reportAnswer = vi.fn<Host['reportAnswer']>()
export const expired = vi.fn<Host['expired']>()

/** Starts the city for a test file; each test gets an empty world named `default` and a visitor’s host. */
export function startCity(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => {
    resetWorld('default', 'empty', 1)
    vi.resetAllMocks()
    configureHost({
      base: BASE,
      token: () => undefined,
      enId: () => '',
      renew: () => Promise.resolve('refused'),
      notify,
      reportAnswer,
      expired,
    })
  })
  afterEach(() => {
    server.resetHandlers()
    vi.useRealTimers()
  })
  afterAll(() => server.close())
}
