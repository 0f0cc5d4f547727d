import { expect, test } from 'vitest'
import '#api/policy.ts'
import type { OutboxItem, Receipt, ReceiptNo } from '#offline/outbox/item.ts'
import type { Tag } from '#api/tag.ts'
import { followingNow } from '#features/policy/following.ts'
import { savedSearches as searchesAmong } from './saved.ts'

const tag = (id: string, name: string, search?: string): Tag => ({
  id,
  name,
  group: search === undefined ? '类型' : '检索',
  subscribed: true,
  policyCount: 9,
  openCount: 4,
  ...(search === undefined ? {} : { search }),
})
const item = (endpoint: string, input: OutboxItem['input']) =>
  ({ endpoint, input, state: 'waiting' }) as OutboxItem
const savedSearches = (said: Tag[], asOf: number, outbox: OutboxItem[], receipts: Receipt[]) =>
  searchesAmong(followingNow(said, { asOf: asOf as ReceiptNo, tags: [], outbox, receipts }))
const known = [tag('tag-1', '人才'), tag('search-1', '研发', 'keyword=研发')]
const ids = (list: { id: string }[]) => list.map((one) => one.id)

test('only subscriptions with a search are saved searches; the city counts their results', () => {
  expect(savedSearches(known, 0, [], [])).toEqual([
    { id: 'search-1', name: '研发', search: 'keyword=研发', policyCount: 9, waiting: false },
  ])
})

test('a search that waits in the outbox appears at once, without a number of results', () => {
  const outbox = [
    item('policy.subscribe', { body: { id: 'search-2', name: '冠军', search: 'keyword=冠军' } }),
  ]
  expect(savedSearches(known, 0, outbox, [])[1]).toEqual({
    id: 'search-2',
    name: '冠军',
    search: 'keyword=冠军',
    waiting: true,
  })
  expect(ids(savedSearches([], 0, outbox, []))).toEqual(['search-2'])
})

test('a new name and a removal show before the city has them', () => {
  const renamed = item('policy.subscribe', { body: { id: 'search-1', name: '新名', search: 'keyword=研发' } })
  expect(savedSearches(known, 0, [renamed], [])).toMatchObject([
    { name: '新名', policyCount: 9, waiting: true },
  ])
  const gone = item('policy.unsubscribe', { query: { id: 'search-1' } })
  expect(savedSearches(known, 0, [renamed, gone], [])).toEqual([])
})

test('a subscription to a tag of the city is no saved search', () => {
  expect(ids(savedSearches(known, 0, [item('policy.subscribe', { body: { id: 'tag-2' } })], []))).toEqual([
    'search-1',
  ])
})

test('the answer of a receipt that is newer than the list replaces the list', () => {
  const answer = [tag('search-3', '新', 'level=市级')]
  const receipt = {
    endpoint: 'policy.subscribe',
    seq: 4,
    answer,
  } as unknown as Receipt
  expect(ids(savedSearches(known, 3, [], [receipt]))).toEqual(['search-3'])
  expect(ids(savedSearches(known, 4, [], [receipt]))).toEqual(['search-1'])
})
