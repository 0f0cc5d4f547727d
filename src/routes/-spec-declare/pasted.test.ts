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

/** What a block fills in, in 万元 by the fields' names, as if in 2026. */
const filledBy = (text: string, start: Parameters<typeof readBlock>[1] = 'revenue') =>
  Object.fromEntries(readBlock(text, start, 2026).cells.map(({ key, value }) => [key, value / 10_000]))

test('a row of years says which year a column is of, in whichever order and however it is written', () => {
  expect(filledBy('大前年\t前年\t上年\n3800\t4010\t4280')).toEqual({
    revenue: 4280,
    revenueBefore: 4010,
    revenueTwoBefore: 3800,
  })
  expect(filledBy('2024年\t2025年\n4010\t4280')).toEqual({ revenue: 4280, revenueBefore: 4010 })
  expect(filledBy('2025\t2024\n4280\t4010')).toEqual({ revenue: 4280, revenueBefore: 4010 })
  // One alone is an amount.
  expect(filledBy('2025\n1860')).toEqual({ revenue: 2025, mainRevenue: 1860 })
  // A year that the table does not ask for fills nothing.
  expect(readBlock('2026年\t2025年\n5000\t4280', 'revenue', 2026)).toMatchObject({ unread: ['5000'] })
})

test('labels of rows say which row a figure is of, wherever the block is pasted', () => {
  const block =
    '研发费用（万元）\t235.4\t201\n净利润\t300\t280\n一、营业收入\t4280\t4010\n其中：主营业务收入\t3860'
  const all = { rdCost: 235.4, rdCostBefore: 201, revenue: 4280, revenueBefore: 4010, mainRevenue: 3860 }
  expect(filledBy(block)).toEqual(all)
  expect(filledBy(block, 'totalDebts')).toEqual(all)
  expect(readBlock(block, 'revenue').unread).toEqual(['300', '280'])
  expect(filledBy('营业收入\t4280\t4010', 'rdCost')).toEqual({ revenue: 4280, revenueBefore: 4010 })
  expect(filledBy('上年营业收入\t4280\n前年营业收入\t4010')).toEqual({ revenue: 4280, revenueBefore: 4010 })
})

test('with years and labels each figure goes to its own cell', () => {
  const block = '项目\t前年\t上年\n营业收入\t4010\t4280\n研发费用\t201\t235.4\n资产总额\t\t6100'
  const all = { revenue: 4280, revenueBefore: 4010, rdCost: 235.4, rdCostBefore: 201, totalAssets: 6100 }
  expect(filledBy(block)).toEqual(all)
  expect(filledBy(block, 'rdCostBefore')).toEqual(all)
})

test('headings that the table does not know are left out, and the figures begin at the cell', () => {
  expect(filledBy('指标\t本期\t上期\n研发投入\t235.4\t201\n资产\t6100\t', 'mainRevenue')).toEqual({
    mainRevenue: 235.4,
    rdCost: 6100,
  })
  expect(filledBy('收入合计\t4280\t4010')).toEqual({ revenue: 4280, revenueBefore: 4010 })
})
