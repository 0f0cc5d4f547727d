import { expect, test } from 'vitest'
import { type Message, message, type ReadMark } from '#api/message.ts'
import type { OutboxItem } from '#offline/outbox/item.ts'
import { isRead, marksIn, unreadAfter } from './unread.ts'

const time = '2026-11-20T09:00:00.000Z'
const told: Message = {
  id: 'm1',
  type: '活动',
  title: '报名成功',
  content: '请提前签到。',
  read: false,
  createTime: time,
  updateTime: time,
}
const count = {
  total: 5,
  types: [
    { type: '活动' as const, count: 2 },
    { type: '系统' as const, count: 3 },
  ],
}

const item = (part: Partial<OutboxItem>) =>
  ({
    endpoint: message.readAll.name,
    state: 'waiting',
    createdAt: time,
    input: { body: { type: '活动' } },
    ...part,
  }) as OutboxItem

test('only marks that are still on their way count', () => {
  const outbox = [item({}), item({ state: 'held' }), item({ endpoint: 'declare.create' })]
  expect(marksIn(outbox)).toEqual([{ type: '活动' }])
})

test('a device whose clock is days off reads a message all the same', () => {
  const marks = marksIn([item({ createdAt: '2026-11-17T09:00:00.000Z' })])
  expect(isRead(told, marks)).toBe(true)
})

test('a message is read by a mark of all, of its type or of its own', () => {
  expect(isRead(told, [])).toBe(false)
  expect(isRead(told, [{}])).toBe(true)
  expect(isRead(told, [{ type: '活动' }])).toBe(true)
  expect(isRead(told, [{ type: '系统' }])).toBe(false)
  expect(isRead(told, [{ type: '活动', ids: ['m1'] }])).toBe(true)
  expect(isRead(told, [{ type: '活动', ids: ['m2'] }])).toBe(false)
})

test('the number in the header goes down with what waits', () => {
  expect(unreadAfter(count, [])).toEqual(count)
  expect(unreadAfter(count, [{}])).toEqual({ total: 0, types: [] })
  expect(unreadAfter(count, [{ type: '系统' }])).toEqual({
    total: 2,
    types: [{ type: '活动', count: 2 }],
  })
  const one: ReadMark = { type: '活动', ids: ['m1'] }
  expect(unreadAfter(count, [one, one, { type: '活动', ids: ['m2'] }]).total).toBe(3)
})
