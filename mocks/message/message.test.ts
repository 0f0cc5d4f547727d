import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { configureHost } from '#api/call/host.ts'
import { message } from '#api/message.ts'
import type { ScenarioName } from '#mocks/scenarios.ts'
import type { World } from '#mocks/city.ts'
import { resetWorld } from '#mocks/world.ts'
import { handlers } from './handlers.ts'
import { tell } from './tell.ts'

const server = setupServer(...handlers)
let world: World
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

const begin = (scenario: ScenarioName, userId: string) => {
  world = resetWorld('default', scenario, 1)
  const { access_token } = world.grant(userId)
  configureHost({ base: 'http://city.test', token: () => access_token, enId: () => '' })
}

const told = {
  type: '活动',
  title: '报名成功',
  content: '请提前签到。',
  bizType: 'activity',
  bizId: 'a1',
} as const

describe('in a city where nothing has happened', () => {
  beforeEach(() => begin('empty', 'u-person'))

  test('what another area tells is unread until it is opened', async () => {
    tell(world, 'u-person', told)
    expect(await call(message.count, {})).toEqual({ total: 1, types: [{ type: '活动', count: 1 }] })
    const { records } = await call(message.page, { query: { read: 'false' } })
    expect(records).toMatchObject([{ ...told, read: false }])
    const opened = await call(message.detail, { query: { id: records[0]!.id } })
    expect(opened.read).toBe(true)
    expect((await call(message.count, {})).total).toBe(0)
    expect((await call(message.page, { query: { read: 'true', type: '活动' } })).total).toBe(1)
  })

  test('all of a type, then all, are marked read', async () => {
    tell(world, 'u-person', told)
    tell(world, 'u-person', { ...told, type: '系统' })
    tell(world, 'u-person', { ...told, type: '系统' })
    expect(await call(message.readAll, { body: { type: '系统' } })).toEqual({ count: 2 })
    expect(await call(message.count, {})).toEqual({ total: 1, types: [{ type: '活动', count: 1 }] })
    expect(await call(message.readAll, { body: {} })).toEqual({ count: 1 })
  })

  test('those that were opened without a network are marked by their ids', async () => {
    tell(world, 'u-person', told)
    tell(world, 'u-person', told)
    const [first, second] = world.db.message.all()
    expect(await call(message.readAll, { body: { type: '活动', ids: [first!.id] } })).toEqual({ count: 1 })
    expect(world.db.message.get(second!.id, '消息').read).toBe(false)
  })

  test('another’s messages are neither seen nor marked', async () => {
    tell(world, 'u-other', told)
    const { id } = world.db.message.all()[0]!
    expect((await call(message.page, {})).total).toBe(0)
    await expect(call(message.detail, { query: { id } })).rejects.toMatchObject({ status: 403 })
    await call(message.readAll, { body: {} })
    expect(world.db.message.get(id, '消息').read).toBe(false)
  })
})

describe('in the city as it is', () => {
  beforeAll(() => begin('default', 'u-enterprise'))

  test('the demo account’s centre is full, newest first, of many types, partly read', async () => {
    const { records } = await call(message.page, { query: { size: 999 } })
    const times = records.map((one) => one.createTime)
    expect(times).toEqual([...times].sort((a, b) => b.localeCompare(a)))
    expect(times[0]! <= world.iso()).toBe(true)
    expect(new Set(records.map((one) => one.type)).size).toBeGreaterThanOrEqual(6)
    const { total } = await call(message.count, {})
    expect(total).toBeGreaterThan(0)
    expect(total).toBeLessThan(records.length)
  })
})
