import { expect, test } from 'vitest'
import { isBlock, readBlock } from './pasted.ts'

test('a block fills the cells below and beside the one it is pasted into, read as 万元', () => {
  expect(readBlock('4,280\t4010\n3860\r\n235.4\t201\n', 'revenue')).toEqual({
    cells: [
      { key: 'revenue', value: 42_800_000 },
      { key: 'revenueBefore', value: 40_100_000 },
      { key: 'mainRevenue', value: 38_600_000 },
      { key: 'rdCost', value: 2_354_000 },
      { key: 'rdCostBefore', value: 2_010_000 },
    ],
    unread: [],
  })
})

test('what is no amount, or has no cell, is said and never filled in', () => {
  expect(readBlock('约三千\t100\t50\t7', 'revenue')).toEqual({
    cells: [
      { key: 'revenueBefore', value: 1_000_000 },
      { key: 'revenueTwoBefore', value: 500_000 },
    ],
    unread: ['约三千', '7'],
  })
})

test('one cell is no block', () => {
  expect(isBlock('4280\n')).toBe(false)
  expect(isBlock('4280\t4010')).toBe(true)
})
