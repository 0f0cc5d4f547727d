import { afterEach, describe, expect, test, vi } from 'vitest'
import { isoDay } from '#lib/dates.ts'
import { isWorkday, workdaysAfter, workdaysBetween } from '#rules/workdays.ts'
import type { World } from '#mocks/city.ts'
import { resetWorld } from '#mocks/world.ts'
import { runDueActions } from '#mocks/clock.ts'
import { advance } from './rules.ts'

afterEach(() => void vi.useRealTimers())

/** Creates a world that begins at this time. */
function cityAt(moment: string): World {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
  return resetWorld('workdays', 'default', 1)
}

/** Runs the city's clock up to this time. */
function runUntil(world: World, moment: string) {
  vi.setSystemTime(new Date(moment))
  runDueActions(world)
}

const courseOf = (world: World, id: string) =>
  world.db.flowNode.findMany({ where: { declarationId: { equals: id } } })

/**
 * Start times: a Sunday, the last day of the Spring Festival, a Sunday that is a working day, and a Monday after the
 * October holidays.
 */
const days = ['2026-11-22T03:00:00Z', '2026-02-23T03:00:00Z', '2026-09-20T03:00:00Z', '2026-10-12T03:00:00Z']

describe.each(days)('in a city that begins on %s', (moment) => {
  test('no date of a course falls on a day off, and no two steps share a time', () => {
    const world = cityAt(moment)
    const { declaration, flowNode, benefit, notice } = world.db
    const dates = [
      ...flowNode
        .getAll()
        .flatMap(({ id, startTime, endTime }) => [[id, startTime] as const, [id, endTime] as const]),
      ...declaration.getAll().flatMap(
        ({ id, dueDate, payout }) =>
          [
            [id, dueDate],
            [id, payout?.payDate],
          ] as const,
      ),
      ...benefit.getAll().flatMap(
        (one) =>
          [
            [one.id, one.matchDate],
            [one.id, one.pushDate],
            [one.id, one.confirmDeadline],
            [one.id, one.payDate],
            [one.id, one.archiveDate],
          ] as const,
      ),
      ...notice.getAll().flatMap(
        (one) =>
          [
            [one.id, one.publishDate],
            [one.id, one.publicityEnd],
          ] as const,
      ),
    ]
    expect(dates.filter(([, time]) => time && !isWorkday(isoDay(time)))).toEqual([])
    const waits = flowNode.getAll().filter((one) => one.limitDays > 0)
    expect(waits.filter(({ startTime, endTime }) => endTime && endTime <= startTime)).toEqual([])
  })

  test('publicity lasts five working days, and its notice begins with it', () => {
    const world = cityAt(moment)
    const over = world.db.flowNode.getAll().filter((one) => one.nodeName === '结果公示' && one.endTime)
    expect(over.length).toBeGreaterThan(2)
    // The day on which publicity begins is the first of the five.
    expect(over.filter((one) => workdaysBetween(one.startTime, one.endTime!) < 5)).toEqual([])
    const [begun] = courseOf(world, 'decl-publicity').slice(-1)
    expect(world.db.notice.get('notice-decl-publicity', '公示').publishDate).toBe(begun!.startTime)
  })

  test('no office is late', () => {
    const world = cityAt(moment)
    const byOffices = world.db.flowNode
      .getAll()
      .filter((one) => !['企业补正', '意愿确认'].includes(one.nodeName))
    const late = byOffices.filter(
      ({ limitDays, startTime, endTime = world.iso() }) =>
        limitDays > 0 && workdaysBetween(startTime, endTime) > limitDays,
    )
    expect(late).toEqual([])
  })
})

test('publicity from 2026-09-28 ends on 2026-10-09, after the holidays, and then the declaration passes', () => {
  const world = cityAt('2026-09-28T02:00:00Z')
  advance(world, 'decl-expert', '公示中')
  runUntil(world, '2026-10-09T09:59:00Z')
  expect(world.db.declaration.get('decl-expert', '申报').status).toBe('公示中')
  runUntil(world, '2026-10-09T10:01:00Z')
  expect(world.db.declaration.get('decl-expert', '申报').status).toBe('已通过')
  const publicity = courseOf(world, 'decl-expert').find((one) => one.nodeName === '结果公示')
  expect(publicity).toMatchObject({ limitDays: 5, endTime: '2026-10-09T10:00:00.000Z' })
})

test('a correction is due after working days, by default too', () => {
  const world = cityAt('2026-09-28T02:00:00Z')
  const { dueDate } = advance(world, 'decl-review', '待补正', { reason: '材料不清晰' })
  // Ten working days: 29 and 30 September, 8 to 10 October (a working Saturday), 12 to 16 October.
  expect(dueDate).toBe('2026-10-16T10:00:00.000Z')
  expect(courseOf(world, 'decl-review').at(-1)).toMatchObject({ nodeName: '企业补正', limitDays: 10 })
})

test('a benefit moves from stage to stage on working days', () => {
  const world = cityAt('2026-09-28T02:00:00Z')
  runUntil(world, '2027-03-01T02:00:00Z')
  const course = courseOf(world, 'benefit-matching')
  // Begun on 24 September, the working day before, for three working days: 28 to 30; then two, interrupted by 1 to 7
  // October.
  expect(course.slice(0, 2).map((one) => [one.nodeName, isoDay(one.endTime!)])).toEqual([
    ['系统比对', '2026-09-30'],
    ['精准推送', '2026-10-09'],
  ])
  expect(isWorkday(isoDay(course[2]!.endTime!))).toBe(true)
})

test('a batch moves from stage to stage by its dates, and each stage begins on the date that ends the one before', () => {
  const world = cityAt('2026-09-28T02:00:00Z')
  const { itemId } = world.db.declaration.get('benefit-matching', '申报')
  const batch = () => world.db.benefit.get(itemId, '事项')
  const { pushDate, confirmDeadline, payDate, archiveDate } = batch()
  expect(Date.parse(archiveDate)).toBeGreaterThan(Date.parse(payDate))
  expect(batch()).toMatchObject({ stage: '系统比对', fundUsed: 0 })
  const stages = [pushDate, workdaysAfter(pushDate, 2), confirmDeadline, payDate].map((end) => {
    runUntil(world, new Date(Date.parse(end) + 60_000).toISOString())
    return batch().stage
  })
  expect(stages).toEqual(['精准推送', '意愿确认', '自动兑付', '公示归档'])
  expect(batch().fundUsed).toBe(Math.round((batch().fundBudget * 0.95) / 10_000) * 10_000)
})
