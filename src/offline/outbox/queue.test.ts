import { expect, test } from 'vitest'
import type { OutboxItem } from './item.ts'
import '#api/favourite.ts'
import { backoff, nextDue, nextDueTime } from './queue.ts'

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

test('the oldest item is due first', () => {
  expect(nextDue([item(1, 'a'), item(2, 'b')], 100)?.id).toBe('i1')
})
test('a held item blocks later ones of its record, and no others', () => {
  const items = [item(1, 'a', { state: 'held' }), item(2, 'a'), item(3, 'b')]
  expect(nextDue(items, 100)?.id).toBe('i3')
})
test('a later wish overtakes a held or conflicting one of its record, but not a waiting one', () => {
  const wish = (seq: number, part: Partial<OutboxItem> = {}) =>
    item(seq, 'favourite:a', { endpoint: 'favourite.add', ...part })
  expect(nextDue([wish(1, { state: 'held' }), wish(2, { state: 'conflict' }), wish(3)], 100)?.id).toBe('i3')
  expect(nextDue([wish(1, { nextTry: 500 }), wish(2)], 100)).toBeUndefined()
})
test('the same form filled in again overtakes its held item', () => {
  const draft = { key: { form: 'apply', record: 'a' } } as NonNullable<OutboxItem['draft']>
  const held = item(1, 'a', { state: 'held', draft })
  expect(nextDue([held, item(2, 'a', { draft })], 100)?.id).toBe('i2')
  const other = { ...draft, key: { form: 'apply', record: 'b' } }
  expect(nextDue([held, item(2, 'a', { draft: other })], 100)).toBeUndefined()
})
test('nothing waits for days after the clock was set back', () => {
  const days = 3 * 86_400_000
  expect(nextDue([item(1, 'a', { nextTry: days })], 100)?.id).toBe('i1')
  expect(nextDue([item(1, 'a', { notBefore: days })], 100)?.id).toBe('i1')
  expect(nextDue([item(1, 'a', { notBefore: 3_600_000 })], 100)).toBeUndefined()
})
test('a later item never overtakes an earlier one of its record that waits for its next attempt', () => {
  expect(nextDue([item(1, 'a', { nextTry: 500 }), item(2, 'a')], 100)).toBeUndefined()
})
test('the city’s Retry-After counts in addition to the back-off', () => {
  const items = [item(1, 'a', { nextTry: 200, notBefore: 900 })]
  expect(nextDue(items, 500)).toBeUndefined()
  expect(nextDueTime(items, 100)).toBe(900)
})
test('nothing is due by itself if everything is held', () => {
  expect(nextDueTime([item(1, 'a', { state: 'held' }), item(2, 'a')])).toBeUndefined()
})
test('the back-off doubles, its second half is random, and it ends at five minutes', () => {
  expect(backoff(1, 0)).toBe(1_000)
  expect(backoff(1, 1)).toBe(2_000)
  expect(backoff(2, 1)).toBe(4_000)
  expect(backoff(30, 1)).toBe(300_000)
})
