import { expect, test } from 'vitest'
import { appeal, type AppealBrief } from '#api/appeal.ts'
import type { OutboxItem, Receipt } from '#offline/outbox/item.ts'
import { entriesOf, openedFirst } from './entries.ts'

const row = (id: string, draftKey: string, state: AppealBrief['state']) =>
  ({ id, draftKey, state, title: `咨询 ${id}`, createTime: '2026-09-29T02:00:00.000Z' }) as AppealBrief
const rows = [row('a-3', 'k-3', '已办结'), row('a-2', 'k-2', '办理中'), row('a-1', 'k-1', '待评价')]
const waiting = {
  endpoint: appeal.save.name,
  title: '人工咨询：还没发出',
  createdAt: '2026-09-30T02:00:00.000Z',
  input: { body: { channel: 'chat', draftKey: 'k-5', content: '还没发出' } },
} as unknown as OutboxItem
const arrived = {
  title: '人工咨询：刚刚发出',
  time: '2026-09-30T01:00:00.000Z',
  answer: { id: 'a-4', said: { messageId: 'k-4' } },
} as unknown as Receipt
const none = { outbox: [], receipts: [] }

test('queued and just sent conversations are listed above those of the city, each once', () => {
  const listed = { ...arrived, answer: { id: 'a-2', said: { messageId: 'k-2' } } } as unknown as Receipt
  const entries = entriesOf(rows, { outbox: [waiting], receipts: [arrived, listed] })
  expect(entries.map(({ title }) => title)).toEqual([
    '还没发出',
    '刚刚发出',
    '咨询 a-3',
    '咨询 a-2',
    '咨询 a-1',
  ])
})

test('the conversation with unread messages opens, else the newest that has not ended, else a new one', () => {
  const entries = entriesOf(rows, none)
  expect(openedFirst(entries, 'a-3', {})).toEqual({ id: 'a-3', key: 'k-3' })
  expect(openedFirst(entries, 'other', {})).toEqual({ id: 'other' })
  expect(openedFirst(entries, '', { 'a-1': 2 })).toEqual({ id: 'a-1', key: 'k-1' })
  expect(openedFirst(entries, '', {})).toEqual({ id: 'a-2', key: 'k-2' })
  expect(openedFirst(entries.slice(0, 1), '', {})).toEqual({})
})
