// @vitest-environment jsdom
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { progressFetch } from './progress.ts'

let server: Server
let base = ''

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    response.setHeader('access-control-expose-headers', '*')
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (request.url === '/never') return
      if (request.url === '/cut') return request.socket.destroy()
      response.setHeader('x-seen', String(request.headers['x-sent'] ?? ''))
      response.end(`${String(request.method)} ${String(Buffer.concat(chunks).length)} 字节`)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  base = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('the body goes up, its share is told up to the whole, and the answer is a Response', async () => {
  const told = vi.fn<(share: number) => void>()
  const body = 'x'.repeat(300_000)
  const reply = await progressFetch(
    `${base}/up`,
    { method: 'POST', body, headers: { 'x-sent': 'yes' } },
    told,
  )
  expect([reply.status, await reply.text(), reply.headers.get('x-seen')]).toEqual([
    200,
    'POST 300000 字节',
    'yes',
  ])
  const shares = told.mock.calls.map(([share]) => share)
  expect(shares.at(-1)).toBe(1)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
})

test('a line that is cut is a TypeError, as with fetch', async () => {
  await expect(progressFetch(`${base}/cut`, { method: 'POST', body: 'x' }, vi.fn())).rejects.toBeInstanceOf(
    TypeError,
  )
})

test('an abort under way, or before the start, ends it', async () => {
  const controller = new AbortController()
  const under = progressFetch(
    `${base}/never`,
    { method: 'POST', body: 'x', signal: controller.signal },
    vi.fn(),
  )
  controller.abort()
  await expect(under).rejects.toMatchObject({ name: 'AbortError' })
  const after = progressFetch(
    `${base}/never`,
    { method: 'POST', body: 'x', signal: controller.signal },
    vi.fn(),
  )
  await expect(after).rejects.toMatchObject({ name: 'AbortError' })
})
