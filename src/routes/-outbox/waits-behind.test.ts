import { expect, test } from 'vitest'
import type { OutboxItem } from '#offline/outbox/item.ts'
import { waitsBehindHeld } from './waits-behind.ts'

const item = (seq: number, record: string, part: Partial<OutboxItem> = {}): OutboxItem => ({
  schema: 1,
  seq,
  id: `i${String(seq)}`,
  userId: 'u',
  enId: 'en',
  record,
  endpoint: 'activity.participate',
  input: {},
  title: '签到',
  files: [],
  state: 'waiting',
  createdAt: '2026-04-18T01:00:00Z',
  attempts: 0,
  nextTry: 0,
  notBefore: 0,
  ...part,
})

test('only an item behind a held one of its record counts as blocked, not one that waits its turn', () => {
  const later = item(5, 'b', { state: 'held' })
  const items = [item(1, 'a', { state: 'held' }), item(2, 'a'), item(3, 'b'), item(4, 'b', { nextTry: 9e12 })]
  const behind = items.filter((one) => waitsBehindHeld(one, [...items, later]))
  expect(behind.map(({ id }) => id)).toEqual(['i2'])
})
