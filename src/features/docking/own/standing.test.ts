import { expect, test } from 'vitest'
import type { OutboxItem, Receipt } from '#offline/outbox/item.ts'
import { moveIn, publicState, standingOf } from './standing.ts'

const item = (endpoint: string, id = 'demand-1', state: OutboxItem['state'] = 'waiting') =>
  ({ endpoint, input: { params: { id } }, state }) as unknown as OutboxItem
const receipt = (seq: number, endpoint: string, status: string) =>
  ({ seq, endpoint, answer: { id: 'demand-1', version: 2, status } }) as unknown as Receipt
const one = { id: 'demand-1', status: '已上架' } as const
const at = (outbox: OutboxItem[], receipts: Receipt[] = []) =>
  standingOf('demand', one, 5, { outbox, receipts })

test('the last move that waits here counts, and shows as pending', () => {
  expect(at([item('docking.demandDown')])).toEqual({ now: '已下架', waiting: true })
  expect(at([item('docking.demandDown'), item('docking.demandUp')])).toEqual({ now: '已上架', waiting: true })
})

test('another record, another kind and what was refused say nothing', () => {
  const others = [item('docking.demandDown', 'demand-2'), item('docking.supplyDown')]
  const held = item('docking.demandDown', 'demand-1', 'held')
  expect(at([...others, held])).toEqual({ now: '已上架', waiting: false })
  expect(moveIn('demand', 'demand-1', item('docking.demandDock'))).toBeUndefined()
})

test('what the city answered since counts, of a save as well', () => {
  expect(at([], [receipt(6, 'docking.demandDown', '已下架')]).now).toBe('已下架')
  expect(at([], [receipt(7, 'docking.demandSave', '待审核')]).now).toBe('待审核')
  expect(at([], [receipt(5, 'docking.demandDown', '已下架')]).now).toBe('已上架')
})

test('what is public may be taken down and solved while an edit of it waits or was sent back', () => {
  expect([publicState('待审核', true), publicState('已驳回', true)]).toEqual(['已上架', '已上架'])
  expect([publicState('待审核'), publicState('已下架', true)]).toEqual(['待审核', '已下架'])
})
