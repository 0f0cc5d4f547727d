import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '#api/call/endpoint.ts'
import { headersOf } from '#api/call/request.ts'
import { cityServer } from './alone.ts'

const FRONT = 'https://front.example'
const server = cityServer([FRONT])
let city = ''
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  city = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const NEWS = '/policy/api/ua/news/page'
const preflight = (origin: string) =>
  fetch(city + NEWS, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'GET' } })

test('a page of the named origin may call the city with every header that the portal sends', async () => {
  const { status, headers } = await preflight(FRONT)
  expect([status, headers.get('access-control-allow-origin')]).toEqual([204, FRONT])
  const allowed = headers.get('access-control-allow-headers')!.split(', ')
  const write = [...endpoints.values()].find(({ method }) => method === 'POST')!
  const sent = Object.keys(headersOf(write, 'token', { enId: 'en-1', idempotencyKey: 'key' }))
  expect(sent.map((name) => name.toLowerCase()).filter((name) => !allowed.includes(name))).toEqual([])
})

test('a page of another origin is not allowed to', async () => {
  const { headers } = await preflight('https://other.example')
  expect(headers.has('access-control-allow-origin')).toBe(false)
})

test('the city answers, and lets the page read the time of its answer', async () => {
  const reply = await fetch(city + NEWS, { headers: { origin: FRONT } })
  expect(((await reply.json()) as { returnCode: string }).returnCode).toBe('200')
  expect(reply.headers.get('access-control-expose-headers')).toContain('date')
})

test.each([
  [NEWS, 'application/json', '{"returnCode":"431000","data":"地址或请求头过长，请减少条件后重试"}'],
  ['/policy/search', 'text/plain; charset=utf-8', '地址或请求头过长，请减少条件后重试'],
])('an address of %s with 17 KB is refused in words', async (path, type, text) => {
  const reply = await fetch(`${city}${path}?keyword=${'x'.repeat(17_000)}`)
  expect([reply.status, reply.headers.get('content-type')]).toEqual([431, type])
  expect(await reply.text()).toBe(text)
})
