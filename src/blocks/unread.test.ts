import { expect, test } from 'vitest'
import { type Message, message } from '#api/message.ts'
import type { OutboxItem } from '#offline/outbox/item.ts'
import { isRead, markedIn, unreadAfter, unreadIn } from './unread.ts'

const time = '2026-11-20T09:00:00.000Z'
const messageOf = (id: string, read = false): Message => ({
  ...{ id, type: '活动', title: '报名成功', content: '请提前签到。', read },
  ...{ createTime: time, updateTime: time },
})
const count = {
  total: 5,
  types: [
    { type: '活动' as const, count: 2, ids: ['m1', 'm2'] },
    { type: '系统' as const, count: 3, ids: ['s1', 's2', 's3'] },
  ],
}

const mark = (part: Partial<OutboxItem>) =>
  ({
    ...{ endpoint: message.readAll.name, state: 'waiting', createdAt: time },
    ...{ input: { body: { ids: ['m1'] } } },
    ...part,
  }) as OutboxItem

test('only waiting marks count', () => {
  const held = mark({ state: 'held', input: { body: { ids: ['m2'] } } })
  const other = mark({ endpoint: 'declare.create', input: { body: { ids: ['m3'] } } })
  expect(markedIn([mark({}), held, other])).toEqual(new Set(['m1']))
})

test('a mark of an older version without ids marks no message', () => {
  expect(markedIn([mark({ input: { body: {} } }), mark({ input: {} })])).toEqual(new Set())
})

test('a message is read at the city, or by a waiting mark', () => {
  expect(isRead(messageOf('m1', true), new Set())).toBe(true)
  expect(isRead(messageOf('m1'), new Set(['m1']))).toBe(true)
  expect(isRead(messageOf('m2'), new Set(['m1']))).toBe(false)
})

test('the number in the header subtracts waiting marks, and counts later messages', () => {
  expect(unreadAfter(count, new Set())).toEqual({
    total: 5,
    types: count.types.map((one) => ({ type: one.type, count: one.count })),
  })
  const all = new Set(['m1', 'm2', 's1', 's2', 's3'])
  expect(unreadAfter(count, all)).toEqual({ total: 0, types: [] })
  const later = { total: 6, types: [{ type: '系统' as const, count: 4, ids: ['s4', 's1', 's2', 's3'] }] }
  expect(unreadAfter(later, all)).toEqual({ total: 1, types: [{ type: '系统', count: 1 }] })
})

test('marking all as read names the unread messages of all pages', () => {
  const list = { records: [messageOf('m1'), messageOf('m2', true)], unread: ['m1', 'm9'] }
  expect(unreadIn(list, new Set())).toEqual(['m1', 'm9'])
  expect(unreadIn(list, new Set(['m1']))).toEqual(['m9'])
  expect(unreadIn({ records: list.records }, new Set())).toEqual(['m1'])
})
