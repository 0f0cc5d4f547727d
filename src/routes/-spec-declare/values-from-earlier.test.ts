import { expect, test } from 'vitest'
import { valuesFromEarlier } from './values-from-earlier.ts'

const earlier = {
  submitTime: '2025-11-03T02:00:00.000Z',
  form: {
    tier: '专精特新中小企业' as const,
    mainProduct: '精密滚珠丝杠副',
    marketYears: 10,
    revenue: 40_100_000,
    revenueBefore: 38_000_000,
    mainRevenue: 36_000_000,
    rdCost: 2_010_000,
    totalAssets: 61_000_000,
    patents: 1,
    topThree: true,
    ip: [{ name: '一种滚珠丝杠磨削装置', kind: '发明专利' as const, no: 'ZL1', date: '2024-05-10' }],
  },
}

test('within the same year a new declaration copies all values, in their typed form', () => {
  expect(valuesFromEarlier(earlier, '2025-12-31T10:00:00.000Z')).toMatchObject({
    mainProduct: '精密滚珠丝杠副',
    marketYears: 10,
    revenue: 40_100_000,
    mainRevenue: 36_000_000,
    topThree: '是',
    keyField: '',
    ip: [{ title: '一种滚珠丝杠磨削装置', kind: '发明专利' }],
  })
})

test('a year later the figures move to the year before, and those of last year are empty', () => {
  // Already the next year in Beijing.
  const taken = valuesFromEarlier(earlier, '2025-12-31T17:00:00.000Z')
  expect(taken).toMatchObject({
    mainProduct: '精密滚珠丝杠副',
    marketYears: 11,
    revenue: undefined,
    revenueBefore: 40_100_000,
    revenueTwoBefore: 38_000_000,
    mainRevenue: undefined,
    rdCost: undefined,
    rdCostBefore: 2_010_000,
    totalAssets: undefined,
  })
  expect(taken).not.toHaveProperty('patents')
})

test('after three years no figure is copied', () => {
  expect(valuesFromEarlier(earlier, '2028-05-01T00:00:00.000Z')).toMatchObject({
    marketYears: 13,
    revenue: undefined,
    revenueBefore: undefined,
    revenueTwoBefore: undefined,
    rdCostBefore: undefined,
  })
})
