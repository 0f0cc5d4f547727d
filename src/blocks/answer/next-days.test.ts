import { expect, test } from 'vitest'
import { nextDays } from './next-days.ts'

const on = (...days: string[]) => days.map((end) => ({ end }))
const endOf = ({ end }: { end: string }) => end || undefined

test('Records are counted by their day in the city, the soonest first', () => {
  // 16:30 in London is half past midnight of the next day in the city.
  const all = on('2026-12-02T15:59:59.000Z', '2026-11-29T16:30:00.000Z', '2026-12-02T01:00:00.000Z', '')
  expect(nextDays(all, endOf, 6)).toEqual([
    { day: '2026-11-30', count: 1 },
    { day: '2026-12-02', count: 2 },
  ])
  expect(nextDays(all, endOf, 1)).toHaveLength(1)
})

test('The last day of a page is left out, because the next page may have more of it', () => {
  const page = on('2026-12-01', '2026-12-01', '2026-12-03')
  expect(nextDays(page, endOf, 6, true)).toEqual([{ day: '2026-12-01', count: 2 }])
  expect(nextDays(on('2026-12-01', '2026-12-01'), endOf, 6, true)).toEqual([])
  // A page that ends in records without a day has all days before them.
  expect(nextDays(on('2026-12-01', '2026-12-03', ''), endOf, 6, true)).toHaveLength(2)
})
