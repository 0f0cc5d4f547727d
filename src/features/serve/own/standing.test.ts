import { expect, test } from 'vitest'
import type { OutboxItem, Receipt } from '#offline/outbox/item.ts'
import { offersOf, standingOf } from './standing.ts'

const item = (endpoint: string, id = 'product-1', state: OutboxItem['state'] = 'waiting') =>
  ({ endpoint, input: { params: { id } }, state }) as unknown as OutboxItem
const receipt = (seq: number, endpoint: string, status: string, id = 'product-1') =>
  ({ seq, endpoint, answer: { id, version: 2, status } }) as unknown as Receipt
const at = (outbox: OutboxItem[], receipts: Receipt[] = []) =>
  standingOf({ id: 'product-1', status: '已上架' }, 5, { outbox, receipts })

test('the last move that waits here counts, and shows as pending', () => {
  const down = item('serve.productDown')
  expect(at([down])).toEqual({ now: '已下架', waiting: true })
  expect(at([down, item('serve.productUp')])).toEqual({ now: '已上架', waiting: true })
})

test('another service, another call and what was refused say nothing', () => {
  const others = [item('serve.productDown', 'product-2'), item('serve.enquire')]
  expect(at([...others, item('serve.productDown', 'product-1', 'held')])).toEqual({
    now: '已上架',
    waiting: false,
  })
})

test('what the city answered since counts, of a save as well; what it answered before does not', () => {
  expect(at([], [receipt(6, 'serve.productDown', '已下架')]).now).toBe('已下架')
  expect(at([], [receipt(6, 'serve.productSave', '待审核')]).now).toBe('待审核')
  expect(at([], [receipt(6, 'serve.productDown', '已下架', 'product-2')]).now).toBe('已上架')
  expect(at([], [receipt(5, 'serve.productDown', '已下架')]).now).toBe('已上架')
})

test('what an organisation may publish follows its public version; without one it publishes nothing', () => {
  const types = { serviceTypes: ['法律' as const] }
  expect(offersOf({ status: '已通过', ...types })).toEqual(['法律'])
  expect(offersOf({ status: '待审核', ...types })).toBeUndefined()
  for (const status of ['待审核', '已驳回'] as const)
    expect(offersOf({ status, isShown: true, shownTypes: ['财税'], ...types })).toEqual(['财税'])
})
