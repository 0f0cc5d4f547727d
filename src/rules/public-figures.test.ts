import { expect, test } from 'vitest'
import { finishedOf, periodStart, publicFigures, type FigureRecords } from './public-figures.ts'

const at = (day: string, hour = 10) =>
  new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+08:00`).toISOString()
const none: FigureRecords = { finished: [], rated: [], payments: [] }
const finished = (office: string, ...days: number[]) =>
  days.map((one) => ({ office, time: at('2026-06-10'), days: one, isLate: one > 4 }))
const period = [at('2026-06-01', 0), at('2026-06-30')] as const

test('A period is the last 90 days with today, or the year, from midnight in Beijing', () => {
  const now = Date.parse('2026-06-30T17:30:00Z')
  expect(periodStart('近90天', now)).toBe('2026-04-02T16:00:00.000Z')
  expect(periodStart('本年', now)).toBe('2025-12-31T16:00:00.000Z')
  expect(periodStart('本年', Date.parse('2026-12-31T16:30:00Z'))).toBe('2026-12-31T16:00:00.000Z')
})

test('Nothing is summed to zeros without a median, and no office', () => {
  expect(publicFigures(none, ...period)).toEqual({
    ...{ finished: 0, overdue: 0, rated: 0, satisfied: 0, payments: 0, paid: 0 },
    offices: [],
  })
})

test('The median of an even number lies between the two in the middle', () => {
  const sums = publicFigures({ ...none, finished: finished('市住建局', 9, 1, 3, 2, 4, 3) }, ...period)
  expect(sums).toMatchObject({ finished: 6, medianDays: 3, overdue: 1 })
  expect(
    publicFigures({ ...none, finished: finished('市住建局', 1, 2, 3, 4, 4, 4) }, ...period).medianDays,
  ).toBe(3.5)
})

test('An office with fewer than five finished appeals has its number and no median', () => {
  const sums = publicFigures(
    { ...none, finished: [...finished('市商务局', 1, 2, 3, 4), ...finished('市住建局', 1, 1, 2, 2, 2)] },
    ...period,
  )
  expect(sums.offices.map(({ office, finished: count, medianDays }) => [office, count, medianDays])).toEqual([
    ['市住建局', 5, 2],
    ['市商务局', 4, undefined],
  ])
  expect(sums.medianDays).toBe(2)
})

test('What ended outside the period counts nowhere', () => {
  const early = finished('市住建局', 1).map((one) => ({ ...one, time: at('2026-05-31', 23) }))
  const payment = { office: '市财政局', time: at('2026-07-01'), count: 1, amount: 100 }
  expect(publicFigures({ ...none, finished: early, payments: [payment] }, ...period).offices).toEqual([])
})

test('Ratings and payments are summed by office, and an office that only paid comes last', () => {
  const time = at('2026-06-12')
  const sums = publicFigures(
    {
      finished: finished('市住建局', 2),
      rated: [
        { office: '市住建局', time, isSatisfied: true },
        { office: '市住建局', time, isSatisfied: false },
      ],
      payments: [
        { office: '市工信局', time, count: 812, amount: 3_000_000 },
        { office: '市工信局', time, count: 1, amount: 126_000 },
      ],
    },
    ...period,
  )
  expect(sums).toMatchObject({ rated: 2, satisfied: 1, payments: 813, paid: 3_126_000 })
  expect(sums.offices).toMatchObject([
    { office: '市住建局', rated: 2, satisfied: 1, payments: 0 },
    { office: '市工信局', finished: 0, rated: 0, payments: 813, paid: 3_126_000 },
  ])
})

const course = (...steps: [state: Parameters<typeof finishedOf>[0]['state'], day: string][]) => ({
  state: steps.at(-1)![0],
  handlerOrg: '市住建局',
  dueDate: at('2026-06-12', 18),
  timeline: steps.map(([state, day]) => ({ state, time: at(day) })),
})

test('An ended appeal counts the working days with offices, without those of its owner', () => {
  // 2026-06-08 is a Monday: two working days, three with the owner, two again, and the rating.
  const one = course(
    ['待受理', '2026-06-08'],
    ['已退回补充', '2026-06-10'],
    ['待受理', '2026-06-15'],
    ['办理中', '2026-06-16'],
    ['待评价', '2026-06-17'],
    ['已办结', '2026-06-24'],
  )
  expect(finishedOf(one)).toEqual({ office: '市住建局', time: at('2026-06-24'), days: 4, isLate: true })
  expect(finishedOf({ ...one, dueDate: at('2026-06-17', 18) })).toMatchObject({ isLate: false })
})

test('A message after the answer does not make it late, and only an answered appeal that has ended counts', () => {
  const said = course(
    ['待受理', '2026-06-08'],
    ['待评价', '2026-06-12'],
    ['待评价', '2026-06-16'],
    ['已办结', '2026-06-16'],
  )
  expect(finishedOf(said)).toMatchObject({ days: 4, isLate: false })
  expect(finishedOf(course(['待受理', '2026-06-08'], ['待评价', '2026-06-12']))).toBeUndefined()
  expect(finishedOf(course(['待受理', '2026-06-08'], ['不予受理', '2026-06-09']))).toBeUndefined()
})
