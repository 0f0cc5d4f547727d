import { expect, test } from 'vitest'
import { applet } from '#api/applet.ts'
import { call } from '#api/call/call.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { handlers } from './handlers.ts'

startArea(handlers, { scenario: 'empty' })

test('each id has its own short code, which stays the same', async () => {
  const codeOf = async (id: string) => (await call(applet.encode, { query: { id } })).code
  const code = await codeOf('policy-1')
  expect(code).toMatch(/^[2-9A-Za-z]{8}$/)
  expect(await codeOf('policy-1')).toBe(code)
  expect(await codeOf('policy-2')).not.toBe(code)
})

test('the QR code is a square PNG that differs by address', async () => {
  const first = await call(applet.code, { body: { path: '/policy/search/detail?id=policy-1' } })
  const bytes = Buffer.from(first.replace('data:image/png;base64,', ''), 'base64')
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect(bytes.readUInt32BE(16)).toBe(bytes.readUInt32BE(20))
  expect(await call(applet.code, { body: { path: '/policy/search/detail?id=policy-2' } })).not.toBe(first)
})

test.each(['https://elsewhere.test/', '//elsewhere.test/', '/\\elsewhere.test', ''])(
  'no QR code is made for the address %s',
  async (path) => {
    await expect(call(applet.code, { body: { path } })).rejects.toMatchObject({ fields: [{ field: 'path' }] })
  },
)
