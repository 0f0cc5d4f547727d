import { expect, test } from 'vitest'
import '#api/docking.ts'
import '#api/favourite.ts'
import type { OutboxItem, Receipt, ReceiptNo } from '#offline/outbox/item.ts'
import { changesHere } from '#offline/outbox/changes.ts'
import { overlay } from './overlay.ts'

const item = (endpoint: string, id = 'demand-1', state: OutboxItem['state'] = 'waiting') =>
  ({ endpoint, record: '', input: { params: { id } }, state }) as unknown as OutboxItem
const receipt = (seq: number, endpoint: string, status: string) =>
  ({ seq, endpoint, record: '', answer: { id: 'demand-1', version: 2, status } }) as unknown as Receipt
const standing = (outbox: OutboxItem[], receipts: Receipt[] = []) => {
  const { now, waiting } = overlay('demand', 'demand-1', { status: '已上架' }, 5 as ReceiptNo, {
    outbox,
    receipts,
  })
  return [now.status, waiting]
}

test('the city’s answer counts if nothing on this device is newer', () => {
  expect(standing([], [receipt(5, 'docking.demandDown', '已下架')])).toEqual(['已上架', false])
})

test('the newest receipt after the query counts, including one of a save', () => {
  const down = receipt(6, 'docking.demandDown', '已下架')
  expect(standing([], [down])).toEqual(['已下架', false])
  expect(standing([], [receipt(7, 'docking.demandSave', '待审核'), down])).toEqual(['待审核', false])
})

test('the last waiting call counts most; a refused one never counts', () => {
  const down = item('docking.demandDown')
  const solved = [receipt(6, 'docking.demandSolve', '已解决')]
  expect(standing([down], solved)).toEqual(['已下架', true])
  expect(standing([down, item('docking.demandUp')], solved)).toEqual(['已上架', true])
  expect(standing([item('docking.demandDown', 'demand-1', 'held')], solved)).toEqual(['已解决', false])
})

test('calls about another record or kind, or without an effect, change nothing', () => {
  const others = [
    item('docking.demandDown', 'demand-2'),
    item('docking.supplyDown'),
    item('docking.demandDock'),
    item('docking.demandSave'),
    item('docking.ofAnotherVersion'),
  ]
  expect(standing(others)).toEqual(['已上架', false])
})

test('the standing includes the city’s last state and the pending calls', () => {
  const held = item('docking.demandUp', 'demand-1', 'held')
  const down = item('docking.demandDown')
  const receipts = [receipt(6, 'docking.demandSolve', '已解决')]
  const { city, items } = overlay('demand', 'demand-1', { status: '已上架' }, 5 as ReceiptNo, {
    outbox: [held, item('docking.supplyDown'), down],
    receipts,
  })
  expect([city.status, items]).toEqual(['已解决', [held, down]])
})

test('the last waiting change of each of several records counts', () => {
  const add = { ...item('favourite.add', 'a'), record: 'favourite:a' }
  const batch = {
    ...item('favourite.batch'),
    record: 'favourite:batch',
    input: { body: { ids: ['a', 'b'], favorite: false } },
  }
  const refused = item('favourite.add', 'c', 'held')
  const here = [...changesHere('favouritePolicy', [add, batch, refused])]
  expect(
    here.map(
      ([
        id,
        {
          change,
          item: { record },
        },
      ]) => [id, change.favorite, record],
    ),
  ).toEqual([
    ['a', false, 'favourite:batch'],
    ['b', false, 'favourite:batch'],
  ])
})
