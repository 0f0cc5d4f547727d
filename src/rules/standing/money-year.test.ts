import { expect, test } from 'vitest'
import { type Funded, moneyByMonth, moneyFigures } from './money-year.ts'

const now = Date.parse('2026-11-29T02:00:00.000Z')
const one = (changes: Partial<Funded>): Funded => ({
  ...{ type: 'apply', status: '审核中', applyAmount: 100_000, submitTime: '2026-11-03T02:00:00.000Z' },
  ...changes,
})
const paid = one({
  ...{ status: '已兑付', submitTime: '2026-08-10T02:00:00.000Z', applyAmount: 140_000 },
  ...{ approvedAmount: 126_000, approvedTime: '2026-10-08T02:00:00.000Z' },
  ...{ paidAmount: 126_000, paidTime: '2026-10-31T17:00:00.000Z' },
})
const benefit = (status: Funded['status']) =>
  one({ type: 'apply-msjx', status, approvedAmount: 50_000, approvedTime: '2026-11-18T02:00:00.000Z' })

test('the year has twelve months up to the present one, and each amount in the month of its step in China', () => {
  const year = moneyByMonth([one({}), paid], now)
  expect([year.length, year[0]!.month, year.at(-1)!.month]).toEqual([12, '2025-12', '2026-11'])
  expect(year.filter(({ asked, granted, paid: got }) => asked + granted + got > 0)).toEqual([
    { month: '2026-08', asked: 140_000, granted: 0, paid: 0 },
    { month: '2026-10', asked: 0, granted: 126_000, paid: 0 },
    // Paid at 01:00 on 1 November in China.
    { month: '2026-11', asked: 100_000, granted: 0, paid: 126_000 },
  ])
})

test('a benefit is never asked for, and counts as granted once it is confirmed', () => {
  const granted = (status: Funded['status']) => moneyByMonth([benefit(status)], now).at(-1)
  expect(granted('意愿确认')).toMatchObject({ asked: 0, granted: 0 })
  expect(granted('自动兑付')).toMatchObject({ asked: 0, granted: 50_000 })
  expect(granted('放弃享受')).toMatchObject({ asked: 0, granted: 0 })
})

test('money under way is what is not decided and what is not paid; drafts and what has ended are left out', () => {
  const passed = one({ status: '已通过', approvedAmount: 80_000, approvedTime: '2026-11-20T02:00:00.000Z' })
  const rows = [
    one({}),
    one({ status: '草稿', submitTime: undefined }),
    one({ status: '不予通过' }),
    passed,
    paid,
  ]
  expect(moneyFigures([...rows, benefit('自动兑付'), benefit('意愿确认')], now)).toEqual({
    asked: { count: 1, sum: 100_000 },
    granted: { count: 2, sum: 130_000 },
    paid: { count: 1, sum: 126_000 },
  })
})

test('what was received more than a year ago is not of this year', () => {
  const old = { ...paid, paidTime: '2025-11-30T02:00:00.000Z' }
  expect(moneyFigures([old], now).paid).toEqual({ count: 0, sum: 0 })
})
