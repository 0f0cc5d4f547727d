import { expect, test } from 'vitest'
import type { Tag } from '#api/tag.ts'
import '#api/policy.ts'
import { changesHere } from '#offline/outbox/changes.ts'
import type { OutboxItem, Receipt, ReceiptNo } from '#offline/outbox/item.ts'
import { followed, followingNow } from './following.ts'

const asOf = 5 as ReceiptNo
const tag = (id: string, subscribed = false): Tag => ({
  id,
  name: `词${id}`,
  group: '行业',
  subscribed,
  policyCount: 3,
  openCount: 1,
})
const item = (
  endpoint: string,
  input: OutboxItem['input'],
  state: OutboxItem['state'] = 'waiting',
): OutboxItem => ({
  schema: 1,
  seq: 1,
  id: endpoint,
  userId: 'u',
  enId: '',
  record: `record of ${endpoint}`,
  endpoint: `policy.${endpoint}`,
  input,
  title: '',
  files: [],
  state,
  createdAt: '2026-11-21T01:00:00.000Z',
  attempts: 0,
  nextTry: 0,
  notBefore: 0,
})
const tags = [tag('a', true), tag('b'), tag('c')]
const here = { asOf, tags, outbox: [] as OutboxItem[], receipts: [] as Receipt[] }
const states = (list: ReturnType<typeof followingNow>) => list.map(({ id, change }) => [id, change])

test('a new subscription shows at once with a mark; a cancelled one stays until the city has it', () => {
  const outbox = [
    item('subscribeAll', { body: { ids: ['b', 'c'] } }),
    item('unsubscribe', { query: { id: 'a' } }),
    item('subscribe', { body: { id: 's', name: '研发', search: 'keyword=研发' } }),
  ]
  const list = followingNow([tag('a', true)], { ...here, outbox })
  expect(states(list)).toEqual([
    ['a', 'stopped'],
    ['b', 'added'],
    ['c', 'added'],
    ['s', 'added'],
  ])
  expect(list.at(-1)).toMatchObject({ name: '研发', group: '检索', search: 'keyword=研发' })
  expect(followed(list).map(({ id }) => id)).toEqual(['b', 'c', 's'])
})

test('the last change counts; a refused one does not', () => {
  const both = [
    item('subscribeAll', { body: { ids: ['b'] } }),
    item('unsubscribe', { query: { id: 'b' } }),
    item('subscribe', { body: { id: 'c' } }, 'held'),
  ]
  expect(followingNow([], { ...here, outbox: both })).toEqual([])
  const changes = changesHere('following', both)
  expect(changes.get('b')?.item.record).toBe('record of unsubscribe')
  expect(changes.has('c')).toBe(false)
})

test('the city’s answer to a change counts until the list is fetched again', () => {
  const receipt = (seq: number): Receipt => ({
    id: `r-${String(seq)}`,
    title: '',
    record: '',
    enId: '',
    endpoint: 'policy.unsubscribe',
    seq: seq as ReceiptNo,
    time: '2026-11-21T02:00:00.000Z',
    answer: [tag('b', true)],
  })
  const fromCity = [tag('a', true), tag('b', true)]
  const newer = { ...here, receipts: [receipt(6)] }
  expect(states(followingNow(fromCity, newer))).toEqual([['b', undefined]])
  const older = { ...here, receipts: [receipt(5)] }
  expect(states(followingNow(fromCity, older))).toHaveLength(2)
})
