import { expect, test } from 'vitest'
import { pastedCells } from '#lib/pasted-rows.ts'
import { filledFigures } from './pasted.ts'

/** Returns the result of pasting a block into an empty table, as if in 2026. */
const fill = (text: string, start = 'revenue') =>
  filledFigures({}, pastedCells(text), `form.${start}`, () => true, 2026)!

/** Returns the pasted figures in 万元, by the names of the fields. */
const filledBy = (text: string, start?: string) =>
  Object.fromEntries(
    Object.entries(fill(text, start).value).map(([key, value]) => [key, Number(value) / 10_000]),
  )

test('a block fills the cells below and beside the one it is pasted into, read as 万元', () => {
  expect(fill('4,280\t4010\n3860\r\n￥235.40\t201万元\n')).toEqual({
    value: {
      revenue: 42_800_000,
      revenueBefore: 40_100_000,
      mainRevenue: 38_600_000,
      rdCost: 2_354_000,
      rdCostBefore: 2_010_000,
    },
    count: 5,
    left: [],
    over: 0,
  })
})

test('an invalid amount stays in its cell as text, and a value without a cell is reported', () => {
  expect(fill('约3000\t100\t50\t7')).toMatchObject({
    value: { revenue: '约3000', revenueBefore: 1_000_000, revenueTwoBefore: 500_000 },
    left: ['7'],
  })
})

test('an empty cell changes nothing', () => {
  expect(filledFigures({ revenue: 1, rdCost: 2 }, [['', '4010']], 'form.revenue')).toMatchObject({
    value: { revenue: 1, rdCost: 2, revenueBefore: 40_100_000 },
    count: 1,
  })
})

test('a figure whose heading says 元 stays as text, so that its cell asks about the unit', () => {
  expect(fill('项目\t上年（元）\n营业收入\t42805000').value).toEqual({ revenue: '42805000元' })
  expect(fill('研发费用（元）\t235400\n资产总额（万元）\t6100').value).toEqual({
    rdCost: '235400元',
    totalAssets: 61_000_000,
  })
  expect(fill('单位：元\t\n项目\t上年\n营业收入\t42,805,000.00').value).toEqual({
    revenue: '42,805,000.00元',
  })
})

test('a field that the table does not show takes no figure', () => {
  const filled = filledFigures({}, [['1', '2', '3']], 'form.revenue', (key) => key !== 'revenueTwoBefore')
  expect(filled).toMatchObject({ value: { revenue: 10_000, revenueBefore: 20_000 }, left: ['3'] })
  expect(filledFigures({}, [['1', '2']], 'form.equityRaised')).toBeUndefined()
})

test('a row of years assigns the columns to years, in any order and notation', () => {
  expect(filledBy('大前年\t前年\t上年\n3800\t4010\t4280')).toEqual({
    revenue: 4280,
    revenueBefore: 4010,
    revenueTwoBefore: 3800,
  })
  expect(filledBy('2024年\t2025年\n4010\t4280')).toEqual({ revenue: 4280, revenueBefore: 4010 })
  expect(filledBy('2025\t2024\n4280\t4010')).toEqual({ revenue: 4280, revenueBefore: 4010 })
  // Reads a single number as an amount, not as a year.
  expect(filledBy('2025\n1860')).toEqual({ revenue: 2025, mainRevenue: 1860 })
  // Ignores figures of a year that the table does not ask for.
  expect(fill('2026年\t2025年\n5000\t4280')).toMatchObject({ left: ['5000'] })
})

test('row labels assign the figures to rows, wherever the block is pasted', () => {
  const block =
    '研发费用（万元）\t235.4\t201\n净利润\t300\t280\n一、营业收入\t4280\t4010\n其中：主营业务收入\t3860'
  const all = { rdCost: 235.4, rdCostBefore: 201, revenue: 4280, revenueBefore: 4010, mainRevenue: 3860 }
  expect(filledBy(block)).toEqual(all)
  expect(filledBy(block, 'totalDebts')).toEqual(all)
  expect(fill(block).left).toEqual(['300', '280'])
  expect(filledBy('营业收入\t4280\t4010', 'rdCost')).toEqual({ revenue: 4280, revenueBefore: 4010 })
  expect(filledBy('上年营业收入\t4280\n前年营业收入\t4010')).toEqual({ revenue: 4280, revenueBefore: 4010 })
})

test('with years and labels each figure goes to its own cell', () => {
  const block = '项目\t前年\t上年\n营业收入\t4010\t4280\n研发费用\t201\t235.4\n资产总额\t\t6100'
  const all = { revenue: 4280, revenueBefore: 4010, rdCost: 235.4, rdCostBefore: 201, totalAssets: 6100 }
  expect(filledBy(block)).toEqual(all)
  expect(filledBy(block, 'rdCostBefore')).toEqual(all)
})

test('unknown headings are left out, and the figures begin at the cell', () => {
  expect(filledBy('指标\t本期\t上期\n研发投入\t235.4\t201\n资产\t6100\t', 'mainRevenue')).toEqual({
    mainRevenue: 235.4,
    rdCost: 6100,
  })
  expect(filledBy('收入合计\t4280\t4010')).toEqual({ revenue: 4280, revenueBefore: 4010 })
})
