import { expect, test } from 'vitest'
import '#api/favourite.ts'
import { type OutboxState, overlay } from '#blocks/outbox/overlay.ts'
import type { OutboxItem, Receipt, ReceiptNo } from '#offline/outbox/item.ts'
import { locallyAddedFavourites, favouriteRecord, groupByPendingRecord } from './favourites.ts'

const item = (seq: number, endpoint: string, input: OutboxItem['input'], record = 'r'): OutboxItem => ({
  schema: 1,
  seq,
  id: `i-${String(seq)}`,
  userId: 'u',
  enId: '',
  record,
  endpoint: `favourite.${endpoint}`,
  input,
  title: '收藏：研发费用补助',
  files: [],
  state: 'waiting',
  createdAt: '2026-11-21T01:00:00.000Z',
  attempts: 0,
  nextTry: 0,
  notBefore: 0,
})
const receipt = (seq: number, endpoint: string, answer: unknown): Receipt => ({
  id: `r-${String(seq)}`,
  title: '',
  record: '',
  enId: '',
  endpoint: `favourite.${endpoint}`,
  seq: seq as ReceiptNo,
  // Runs backwards, because the order of receipts must not depend on the clock.
  time: new Date(Date.UTC(2026, 10, 21, 2, 0, -seq)).toISOString(),
  answer,
})
/**
 * Returns the favourite state of a policy that the city reported as a favourite after receipt 5, and whether a change
 * waits.
 */
const favouriteStateOf = (id: string, local: OutboxState) => {
  const { now, waiting } = overlay('favouritePolicy', id, { favorite: true }, 5 as ReceiptNo, local)
  return { kept: now.favorite, waiting }
}

test('the last change of a favourite counts, alone or in a batch, and waits', () => {
  const add = item(1, 'add', { params: { id: 'a' } })
  const batch = item(2, 'batch', { body: { ids: ['a', 'b'], favorite: false } })
  expect(favouriteStateOf('a', { outbox: [add, batch], receipts: [] })).toEqual({
    kept: false,
    waiting: true,
  })
  expect(favouriteStateOf('a', { outbox: [batch, { ...add, seq: 3 }], receipts: [] })).toEqual({
    kept: true,
    waiting: true,
  })
  expect(favouriteStateOf('c', { outbox: [add, batch], receipts: [] })).toEqual({
    kept: true,
    waiting: false,
  })
})

test('a receipt newer than the page counts, an older one does not', () => {
  const gone = (seq: number) =>
    receipt(seq, 'batch', [
      { id: 'a', favorite: false, favoriteCount: 1 },
      { id: 'b', favorite: false, favoriteCount: 0 },
    ])
  expect(favouriteStateOf('b', { outbox: [], receipts: [gone(6)] }).kept).toBe(false)
  expect(favouriteStateOf('b', { outbox: [], receipts: [gone(5)] }).kept).toBe(true)
  const back = receipt(7, 'add', { id: 'b', favorite: true, favoriteCount: 1 })
  expect(favouriteStateOf('b', { outbox: [], receipts: [back, gone(6)] }).kept).toBe(true)
})

test('a later change of a policy follows the one that waits', () => {
  const outbox = [
    item(1, 'add', { params: { id: 'a' } }, 'favourite:a'),
    item(2, 'batch', { body: { ids: ['b'], favorite: false } }, 'batch'),
  ]
  expect(favouriteRecord('b', outbox)).toBe('batch')
  expect(favouriteRecord('c', outbox)).toBe('favourite:c')
  expect(groupByPendingRecord(['a', 'c', 'b', 'd'], outbox)).toEqual([
    { record: 'favourite:a', ids: ['a'] },
    { record: undefined, ids: ['c', 'd'] },
    { record: 'batch', ids: ['b'] },
  ])
  const refused = outbox.map((one) => ({ ...one, state: 'held' as const }))
  expect(groupByPendingRecord(['a', 'b'], refused)).toEqual([{ record: undefined, ids: ['a', 'b'] }])
})

test('a favourite added offline is listed once, by its name', () => {
  const outbox = [item(1, 'add', { params: { id: 'a' } }), item(2, 'add', { params: { id: 'a' } })]
  expect(locallyAddedFavourites(outbox)).toEqual([{ id: 'a', title: '研发费用补助' }])
})
