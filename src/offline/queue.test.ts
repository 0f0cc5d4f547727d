import { expect, test } from 'vitest'
import type { OutboxItem } from './item.ts'
import { backoff, nextDue, nextTime } from './queue.ts'

const item = (seq: number, record: string, part: Partial<OutboxItem> = {}): OutboxItem => ({
  schema: 1,
  seq,
  id: `i${String(seq)}`,
  userId: 'u',
  enId: 'en',
  record,
  endpoint: 'declare.create',
  input: {},
  title: '申报',
  files: [],
  state: 'waiting',
  createdAt: '2026-04-18T01:00:00Z',
  attempts: 0,
  nextTry: 0,
  notBefore: 0,
  ...part,
})

test('oldest first', () => {
  expect(nextDue([item(1, 'a'), item(2, 'b')], 100)?.id).toBe('i1')
})
test('a held record blocks what comes after it in the same record, and nothing else', () => {
  const items = [item(1, 'a', { state: 'held' }), item(2, 'a'), item(3, 'b')]
  expect(nextDue(items, 100)?.id).toBe('i3')
})
test('a later item never overtakes an earlier one of its record that waits for its next try', () => {
  expect(nextDue([item(1, 'a', { nextTry: 500 }), item(2, 'a')], 100)).toBeUndefined()
})
test('what the city asked for counts beside the back-off', () => {
  const items = [item(1, 'a', { nextTry: 200, notBefore: 900 })]
  expect(nextDue(items, 500)).toBeUndefined()
  expect(nextTime(items)).toBe(900)
})
test('nothing is due by itself where everything is held', () => {
  expect(nextTime([item(1, 'a', { state: 'held' }), item(2, 'a')])).toBeUndefined()
})
test('back-off doubles, is drawn from its later half, and ends at five minutes', () => {
  expect(backoff(1, 0)).toBe(1_000)
  expect(backoff(1, 1)).toBe(2_000)
  expect(backoff(2, 1)).toBe(4_000)
  expect(backoff(30, 1)).toBe(300_000)
})
