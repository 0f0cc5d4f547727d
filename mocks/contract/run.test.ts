import type { AddressInfo } from 'node:net'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { demo } from '#mocks/auth/accounts.ts'
import { cityServer } from '#mocks/alone.ts'
import type { World } from '#mocks/city.ts'
import { Faults } from '#mocks/faults.ts'
import { resetWorld } from '#mocks/world.ts'
import { runContract } from './run.ts'

const WORLD = 'contract'
const server = cityServer([])
let base = ''
let world: World
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  base = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
})
beforeEach(() => {
  world = resetWorld(WORLD, 'default', 1)
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Asks the mock city as its first demo account; returns the number of deviating calls and what is printed. */
async function check(...words: string[]) {
  const lines: string[] = []
  const account = { ZWFW_TOKEN: `zwfw-${demo.enterprise.tel}`, MOCK_WORLD: WORLD }
  const deviating = await runContract([base, ...words], account, (line) => void lines.push(line))
  return { deviating, text: lines.join('\n') }
}

// Sends some 1,400 requests one after the other.
const WHOLE = 180_000

test('the mock city keeps the contract in all calls', { timeout: WHOLE }, async () => {
  const { deviating, text } = await check('--write')
  expect([deviating, text.match(/^[✓✗-] /gm)?.length, text.match(/^[✗-] .*/gm)]).toEqual([0, 169, null])
})

test('without --write nothing is changed, and what was not asked is marked', async () => {
  const { text } = await check('--only', 'declare.')
  expect(text).toMatch(/^✓ declare\.items /m)
  expect(text).toMatch(/^- declare\.create /m)
  // Signing in is the one write that the check needs.
  expect(world.journal.filter(({ effect }) => effect).map(({ path }) => path)).toEqual(['/uaa/login-zwfw'])
})

test('a call that breaks the contract is named with the field', async () => {
  world.faults = v.parse(Faults, [{ match: '*/news/page', breakContract: 1 }])
  const { deviating, text } = await check('--only', 'news.')
  expect(deviating).toBe(1)
  expect(text).toMatch(/^✗ news\.page .*$/m)
  expect(text).toContain('正常请求：缺少字段 data.records')
})

test('a server error, and a member’s call that does not ask for the token, deviate', async () => {
  world.faults = v.parse(Faults, [{ match: '*/customer/msg/count', status: 500 }])
  const { text } = await check('--only', 'message.count')
  expect(text).toContain('不带令牌：状态码应为 401，收到 500')
  expect(text).toContain('正常请求：服务器出错（status 500）')
})

test('an address that is none is refused with an example', async () => {
  await expect(runContract(['api.city.example'], {}, () => undefined)).rejects.toThrow('请写明接口的完整网址')
})
