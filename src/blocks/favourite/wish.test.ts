import { expect, test } from 'vitest'
import type { OutboxItem, Receipt } from '#offline/outbox/item.ts'
import { serviceRecord, wishFor } from './wish.ts'

const one = { type: 'product', targetId: 'product-1' } as const
const record = serviceRecord(one)
const wants = (favorite: boolean, more: object = {}) =>
  ({
    record,
    endpoint: 'serve.toggleFavorite',
    input: { body: { type: 'product', id: 'product-1', favorite } },
    state: 'waiting',
    ...more,
  }) as unknown as OutboxItem
const told = (seq: number, answer: unknown, endpoint = 'serve.toggleFavorite') =>
  ({ record, seq, endpoint, answer }) as unknown as Receipt
const now = (said: boolean, outbox: OutboxItem[], receipts: Receipt[] = []) =>
  wishFor(one, { said, asOf: 5 }, { outbox, receipts })

test('the last wish that waits counts, whatever the city said', () => {
  expect(now(false, [wants(true)])).toEqual({ kept: true, waiting: true })
  expect(now(false, [wants(true), wants(false)])).toEqual({ kept: false, waiting: true })
})

test('a favourite that is let go of in the list of favourites is let go of', () => {
  expect(
    now(true, [wants(true, { endpoint: 'serve.cancelFavorite', input: { params: { id: 'f-1' } } })]),
  ).toEqual({
    kept: false,
    waiting: true,
  })
  expect(now(true, [], [told(6, null, 'serve.cancelFavorite')])).toEqual({ kept: false, waiting: false })
})

test('what the city answered since counts; what it was asked after does not', () => {
  expect(now(false, [], [told(6, { favorite: true })])).toEqual({ kept: true, waiting: false })
  expect(now(false, [], [told(5, { favorite: true })])).toEqual({ kept: false, waiting: false })
})

test('what was refused, and another record of the same id, say nothing', () => {
  expect(now(false, [wants(true, { state: 'held' })])).toEqual({ kept: false, waiting: false })
  const provider = serviceRecord({ type: 'provider', targetId: 'product-1' })
  expect(now(false, [wants(true, { record: provider })])).toEqual({ kept: false, waiting: false })
})
