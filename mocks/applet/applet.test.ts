import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applet } from '#api/applet.ts'
import { call } from '#api/call/call.ts'
import { configureHost } from '#api/call/host.ts'
import { resetWorld } from '#mocks/world.ts'
import { handlers } from './handlers.ts'

const server = setupServer(...handlers)
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  configureHost({ base: 'http://city.test' })
  resetWorld('default', 'empty', 1)
})
afterAll(() => server.close())

test('an id has one short code, another id another', async () => {
  const codeOf = async (id: string) => (await call(applet.encode, { query: { id } })).code
  const code = await codeOf('policy-1')
  expect(code).toMatch(/^[2-9A-Za-z]{8}$/)
  expect(await codeOf('policy-1')).toBe(code)
  expect(await codeOf('policy-2')).not.toBe(code)
})

test('the code to scan is a square PNG that differs with the address', async () => {
  const first = await call(applet.code, { body: { path: '/policy/search/detail?id=policy-1' } })
  const bytes = Buffer.from(first.replace('data:image/png;base64,', ''), 'base64')
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect(bytes.readUInt32BE(16)).toBe(bytes.readUInt32BE(20))
  expect(await call(applet.code, { body: { path: '/policy/search/detail?id=policy-2' } })).not.toBe(first)
})

test.each(['https://elsewhere.test/', '//elsewhere.test/', '/\\elsewhere.test', ''])(
  'no code leads to %s',
  async (path) => {
    await expect(call(applet.code, { body: { path } })).rejects.toMatchObject({ fields: [{ field: 'path' }] })
  },
)
