import { expect, test } from 'vitest'
import type { Message } from '#api/message.ts'
import { threadOf, unreadOf } from './thread.ts'

const message = (id: string, read = false, earlier?: Message[]): Message => ({
  ...{ id, type: '申报进度', title: `受理${id}`, content: '已受理。', read, ...(earlier && { earlier }) },
  ...{ createTime: '2026-11-20T09:00:00.000Z', updateTime: '2026-11-20T09:00:00.000Z' },
})

test('a thread is the newest message and the earlier ones', () => {
  const row = message('3', false, [message('2', true), message('1')])
  expect(threadOf(row).map(({ id }) => id)).toEqual(['3', '2', '1'])
  expect(threadOf(message('alone')).map(({ id }) => id)).toEqual(['alone'])
})

test('the unread messages of a thread leave out those that are read, at the city or by a waiting mark', () => {
  const row = message('3', false, [message('2', true), message('1')])
  expect(unreadOf(row, new Set()).map(({ id }) => id)).toEqual(['3', '1'])
  expect(unreadOf(row, new Set(['3', '1']))).toEqual([])
})
