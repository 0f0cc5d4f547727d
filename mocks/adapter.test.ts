import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { encode } from 'uqr'
import { expect, test, vi } from 'vitest'
import { answer, requestOf } from './adapter.ts'
import { pngOf } from './files/png.ts'
import { portalOrigin } from './origin.ts'
import { respond } from './server.ts'

const incoming = (headers: Record<string, string>, method = 'GET', url = '/') =>
  ({ headers, method, url }) as unknown as IncomingMessage

test.each([
  [{ host: '127.0.0.1:4173' }, 'http://127.0.0.1:4173'],
  [{ host: '[::1]:80' }, 'http://[::1]'],
  [{ host: 'qy.example', 'x-forwarded-proto': 'https' }, 'https://qy.example'],
  [{ host: 'qy.example/<b>' }, 'http://city.local'],
  [{}, 'http://city.local'],
])('a request with %j was sent to %s', (headers, origin) => {
  expect(new URL(requestOf(incoming(headers)).url).origin).toBe(origin)
})

test.each([
  [{ host: 'qy.example' }, 'http://qy.example'],
  [{}, undefined],
])('with %j, documents name %s as the address of the portal', (headers, origin) => {
  expect(portalOrigin(requestOf(incoming(headers)))).toBe(origin)
})

test('a scanned code leads to the address that serves the portal', async () => {
  const path = '/policy/search/detail?id=policy-1'
  const headers = {
    host: 'qy.example',
    'x-forwarded-proto': 'https',
    'content-type': 'application/json',
    'x-mock-world': 'codes',
  }
  const request = incoming(headers, 'POST', '/policy/api/applet/code')
  const reply = await respond(requestOf(request, Buffer.from(JSON.stringify({ path }))))
  const { data } = (await reply.json()) as { data: string }
  const code = encode(`https://qy.example${path}`, { ecc: 'M', border: 4 })
  const expectedPng = pngOf(code.size * 8, code.size * 8, (x, y) =>
    code.data[Math.floor(y / 8)]?.[Math.floor(x / 8)] ? 0 : 255,
  )
  expect(data).toBe(expectedPng)
})

test('an error in a call is answered in the envelope, without the stack', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const sent = { statusCode: 0, headers: new Map<string, string>(), text: '' }
  const outgoing = {
    set statusCode(status: number) {
      sent.statusCode = status
    },
    setHeader: (name: string, value: string) => sent.headers.set(name, value),
    end: (bytes: Buffer) => (sent.text = bytes.toString()),
  } as unknown as ServerResponse
  const request = Object.assign(Readable.from([]), incoming({ host: 'qy.example' }, 'GET', '/uaa/api'))
  await answer(request as unknown as IncomingMessage, outgoing, () => Promise.reject(new Error('broke')))
  expect([sent.statusCode, sent.headers.get('content-type')]).toEqual([500, 'application/json'])
  expect(JSON.parse(sent.text)).toEqual({ returnCode: '500000', data: '服务器内部错误' })
  expect(logged).toHaveBeenCalledOnce()
  logged.mockRestore()
})
