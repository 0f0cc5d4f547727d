import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { configureHost } from '#api/call/host.ts'
import { message } from '#api/message.ts'
import type { ScenarioName } from '#mocks/scenarios.ts'
import type { World } from '#mocks/city.ts'
import { resetWorld } from '#mocks/world.ts'
import { handlers } from './handlers.ts'
import { sendMessage } from './send-message.ts'

const server = setupServer(...handlers)
let world: World
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

const begin = (scenario: ScenarioName, userId: string) => {
  world = resetWorld('default', scenario, 1)
  const { access_token } = world.grant(userId)
  configureHost({ base: 'http://city.test', token: () => access_token, enId: () => '' })
}

const newMessage = {
  type: '活动',
  title: '报名成功',
  content: '请提前签到。',
  bizType: 'activity',
  bizId: 'a1',
} as const

describe('in an empty world', () => {
  beforeEach(() => begin('empty', 'u-person'))

  test('a message from another area is unread until it is opened', async () => {
    sendMessage(world, 'u-person', newMessage)
    expect(await call(message.count, {})).toMatchObject({ total: 1, types: [{ type: '活动', count: 1 }] })
    const { records } = await call(message.page, { query: { read: 'false' } })
    expect(records).toMatchObject([{ ...newMessage, read: false }])
    const opened = await call(message.detail, { query: { id: records[0]!.id } })
    expect(opened.read).toBe(true)
    expect((await call(message.count, {})).total).toBe(0)
    expect((await call(message.page, { query: { read: 'true', type: '活动' } })).total).toBe(1)
  })

  test('a list returns its unread ids, and marking as read affects only those', async () => {
    sendMessage(world, 'u-person', newMessage)
    sendMessage(world, 'u-person', { ...newMessage, type: '系统' })
    sendMessage(world, 'u-person', { ...newMessage, type: '系统' })
    const { unread: ofSystem = [] } = await call(message.page, { query: { type: '系统', size: 1 } })
    expect(ofSystem).toHaveLength(2)
    const { unread: seen = [] } = await call(message.page, {})
    expect(seen).toHaveLength(3)
    // A message that arrives after the user's tap, with an earlier date, stays unread.
    sendMessage(world, 'u-person', { ...newMessage, title: '请补正' }, '2020-01-01T00:00:00.000Z')
    expect(await call(message.readAll, { body: { ids: ofSystem } })).toEqual({ count: 2 })
    expect(await call(message.readAll, { body: { ids: seen } })).toEqual({ count: 1 })
    const late = world.db.message.getAll().find(({ title }) => title === '请补正')!
    expect(await call(message.count, {})).toEqual({
      total: 1,
      types: [{ type: '活动', count: 1, ids: [late.id] }],
    })
  })

  test('messages about one record are one row of threads, found by any of them', async () => {
    const time = (hour: number) => `2026-11-20T0${String(hour)}:00:00.000Z`
    sendMessage(world, 'u-person', { ...newMessage, content: '请提前半小时签到。' }, time(1))
    sendMessage(world, 'u-person', { ...newMessage, bizId: 'a2', title: '活动改期' }, time(2))
    sendMessage(world, 'u-person', { ...newMessage, title: '活动将要开始' }, time(3))
    sendMessage(world, 'u-person', { type: '系统', title: '企业绑定成功', content: '已绑定。' }, time(4))
    const threads = async (query = {}) =>
      (await call(message.page, { query: { threads: true, ...query } })).records.map((one) => [
        one.title,
        ...(one.earlier ?? []).map(({ title }) => title),
      ])
    expect(await threads()).toEqual([['企业绑定成功'], ['活动将要开始', '报名成功'], ['活动改期']])
    expect(await threads({ keyword: '半小时' })).toEqual([['活动将要开始', '报名成功']])
    expect(await threads({ type: '系统' })).toEqual([['企业绑定成功']])
    const { records, total } = await call(message.page, { query: { threads: true, size: 2 } })
    expect([records.length, total]).toEqual([2, 3])
    await call(message.readAll, { body: { ids: [records[1]!.id] } })
    // A thread with one unread message stays under 只看未读, whole.
    expect(await threads({ read: 'false' })).toEqual([
      ['企业绑定成功'],
      ['活动将要开始', '报名成功'],
      ['活动改期'],
    ])
  })

  test('marking no messages as read is refused', async () => {
    sendMessage(world, 'u-person', newMessage)
    const at = { fields: [{ field: 'ids', errorMessage: '请选择要标为已读的消息' }] }
    for (const body of [{}, { type: '活动' }, { ids: [] }])
      await expect(call(message.readAll, { body: body as never })).rejects.toMatchObject(at)
    await expect(call(message.readAll, {} as never)).rejects.toMatchObject({ kind: 'refused' })
    expect((await call(message.count, {})).total).toBe(1)
  })

  test('another user’s messages can be neither read nor marked', async () => {
    sendMessage(world, 'u-other', newMessage)
    const { id } = world.db.message.getAll()[0]!
    expect((await call(message.page, {})).total).toBe(0)
    await expect(call(message.detail, { query: { id } })).rejects.toMatchObject({ status: 403 })
    await call(message.readAll, { body: { ids: [id] } })
    expect(world.db.message.get(id, '消息').read).toBe(false)
  })
})

describe('in the default world', () => {
  beforeAll(() => begin('default', 'u-enterprise'))

  test('the demo account’s message centre is sorted, has many types and is partly read', async () => {
    const { records } = await call(message.page, { query: { size: 999 } })
    const times = records.map((one) => one.createTime)
    expect(times).toEqual([...times].sort((a, b) => b.localeCompare(a)))
    expect(times[0]! <= world.iso()).toBe(true)
    expect(new Set(records.map((one) => one.type)).size).toBeGreaterThanOrEqual(6)
    const { total } = await call(message.count, {})
    expect(total).toBeGreaterThan(0)
    expect(total).toBeLessThan(records.length)
  })

  test.each(['u-enterprise', 'u-provider', 'u-other', 'u-person'])(
    'each message to %s is about an own or a public record and names it',
    (userId) => {
      const { db } = world
      const ens = db.user.get(userId, '用户').ens.map(({ enId }) => enId)
      const isOwn = (row?: { userId?: string; enId?: string }) =>
        row !== undefined && (row.userId === userId || ens.includes(row.enId ?? ''))
      const titled =
        (title = '') =>
        (isThere: boolean, text: string) =>
          isThere && text.includes(title)
      const check: Record<string, (id: string, text: string) => boolean> = {
        policy: (id, text) => titled(db.policy.find(id)?.title)(db.policy.find(id) !== undefined, text),
        declaration: (id) => isOwn(db.declaration.find(id)),
        appeal: (id, text) => titled(db.appeal.find(id)?.title)(isOwn(db.appeal.find(id)), text),
        demand: (id, text) => titled(db.exchange.find(id)?.title)(isOwn(db.exchange.find(id)), text),
        supply: (id, text) => titled(db.exchange.find(id)?.title)(isOwn(db.exchange.find(id)), text),
        activity: (id, text) =>
          titled(db.activity.find(id)?.title)(
            db.activityParticipant.getAll().some((row) => row.activityId === id && row.userId === userId),
            text,
          ),
        listing: (id, text) => titled(db.listing.find(id)?.title)(isOwn(db.listing.find(id)), text),
        product: (id) => isOwn(db.provider.find(db.product.find(id)?.providerId ?? '')),
        provider: (id) => isOwn(db.provider.find(id)),
        system: (link) =>
          link === '/user/match-report'
            ? db.matchReport.getAll().some(isOwn)
            : ens.some((enId) => link === `/user/relation/${enId}`),
      }
      const got = db.message.findMany({ where: { userId: { equals: userId } } })
      expect(got.length).toBeGreaterThan(1)
      for (const { bizType = 'system', bizId, link = '', title, content } of got) {
        expect(check[bizType]?.(bizId ?? link, title + content), `${title}: ${link}`).toBe(true)
        if (bizId && bizType !== 'provider') expect(link).toContain(bizId)
      }
    },
  )
})
