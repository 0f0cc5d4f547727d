import { expect, test } from 'vitest'
import type { OutboxItem, Receipt } from '#offline/outbox/item.ts'
import { overlay } from './overlay.ts'

const item = (answer: string, state: OutboxItem['state'] = 'waiting') =>
  ({ record: answer, state }) as OutboxItem
const receipt = (seq: number, answer: string) => ({ seq, answer }) as unknown as Receipt
const standing = (outbox: OutboxItem[], receipts: Receipt[]) =>
  overlay(
    {
      said: 'said',
      asOf: 5,
      waits: ({ record }) => (record === 'else' ? undefined : record),
      arrived: ({ answer }) => (answer === 'else' ? undefined : String(answer)),
    },
    { outbox, receipts },
  )

test('the city’s word counts where nothing here is newer', () => {
  expect(standing([], [receipt(5, 'older')])).toEqual({ now: 'said', waiting: false })
  expect(standing([item('else')], [receipt(6, 'else')])).toEqual({ now: 'said', waiting: false })
})

test('the newest answer counts that came after the city was asked', () => {
  expect(standing([], [receipt(7, 'newest'), receipt(6, 'newer')])).toEqual({ now: 'newest', waiting: false })
})

test('the last call that waits counts before all else; one that was refused never does', () => {
  expect(standing([item('first'), item('last'), item('else')], [receipt(7, 'newest')])).toEqual({
    now: 'last',
    waiting: true,
  })
  expect(standing([item('no', 'held')], [])).toEqual({ now: 'said', waiting: false })
})
