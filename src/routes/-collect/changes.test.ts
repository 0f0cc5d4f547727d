import { beforeEach, expect, test, vi } from 'vitest'
import type { Endpoint } from '#api/call/endpoint.ts'
import type { Favorite } from '#api/serve.ts'
import { NO_RECEIPT, type OutboxItem, type Receipt } from '#offline/outbox/item.ts'
import { deviceState } from '#offline/view.ts'
import { changeServices } from './changes.ts'

vi.mock('#offline/outbox/outbox.ts', async (original) => ({
  ...(await original<object>()),
  send: vi.fn((endpoint: Endpoint, input: OutboxItem['input'], { record }: { record: string }) => {
    const id = `item-${String(deviceState.outbox.length)}`
    const item = { id, record, endpoint: endpoint.name, input, state: 'waiting' } as OutboxItem
    deviceState.outbox = [...deviceState.outbox, item]
    return Promise.resolve({ id })
  }),
  discard: vi.fn((id: string) => {
    const taken = deviceState.outbox.find((item) => item.id === id)
    deviceState.outbox = deviceState.outbox.filter((item) => item.id !== id)
    return Promise.resolve(taken)
  }),
}))

const one: Favorite = {
  id: 'favorite-1',
  createTime: '2026-11-01T02:00:00.000Z',
  updateTime: '2026-11-01T02:00:00.000Z',
  type: 'product',
  targetId: 'product-1',
  name: '专利代理',
}
const change = (favorite: boolean, of: Favorite = one) => changeServices([of], favorite, NO_RECEIPT)
const waiting = () => deviceState.outbox.map(({ endpoint, input }) => ({ endpoint, ...input }))
const removal = {
  endpoint: 'serve.toggleFavorite',
  body: { type: 'product', id: 'product-1', favorite: false },
}

beforeEach(() => {
  deviceState.outbox = []
  deviceState.receipts = []
})

test('A favourite that is removed, added and removed again sends the last change only', async () => {
  await change(false)
  expect(waiting()).toEqual([removal])
  await change(true)
  expect(waiting()).toEqual([])
  await change(false)
  expect(waiting()).toEqual([removal])
})

test('A change follows one that arrived after the list was loaded, and replaces a refused one', async () => {
  const record = 'serve-favourite:product:product-1'
  deviceState.receipts = [
    { record, seq: 1, endpoint: removal.endpoint, answer: { favorite: false } } as Receipt,
  ]
  await change(true)
  expect(waiting()).toMatchObject([{ body: { favorite: true } }])
  deviceState.outbox = [{ id: 'held', record, endpoint: 'serve.cancelFavorite', state: 'held' } as OutboxItem]
  deviceState.receipts = []
  await change(false)
  expect(waiting()).toEqual([removal])
})

test('A favourite that is no longer public is removed by its own id', async () => {
  const gone = { ...one, gone: '已下架' }
  await change(false, gone)
  expect(waiting()).toEqual([{ endpoint: 'serve.cancelFavorite', params: { id: 'favorite-1' } }])
  await change(true, gone)
  expect(waiting()).toEqual([])
})
