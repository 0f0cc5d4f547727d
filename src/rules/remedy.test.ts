import { expect, test } from 'vitest'
import { gradeOf, isBad, ratingText } from './rating.ts'
import { allReasons, reasonsFor } from './rating-reasons.ts'
import { remedyDue, remedyStateOf } from './remedy.ts'

test('the grades are the national five, and the last two are bad', () => {
  expect([5, 4, 3, 2, 1].map((score) => [gradeOf(score), isBad(score)])).toEqual([
    ['非常满意', false],
    ['满意', false],
    ['基本满意', false],
    ['不满意', true],
    ['非常不满意', true],
  ])
})

test('reasons fit their grade: what was good from 4 stars on, what to improve below', () => {
  for (const kind of ['matter', 'service', 'activity'] as const) {
    const [good, bad] = [reasonsFor(kind, 4), reasonsFor(kind, 3)]
    expect(good).toEqual(reasonsFor(kind, 5))
    expect(bad).toEqual(reasonsFor(kind, 1))
    expect(good.filter((one) => bad.includes(one))).toEqual([])
    for (const one of [...good, ...bad]) expect(allReasons).toContain(one)
  }
})

test('a bad rating is called back within one working day and corrected within fifteen', () => {
  // Given on a Friday; 2026-12-18 is the fifteenth working day after it.
  const time = '2026-11-27T10:00:00+08:00'
  const steps = [{ state: '整改中' as const }, { state: '已整改' as const }]
  const bad = (count: number) => ({ score: 2, time, remedy: steps.slice(0, count) })
  expect([0, 1, 2].map((count) => [remedyStateOf(bad(count)), remedyDue(bad(count))])).toEqual([
    ['待回访', '2026-11-30T10:00:00.000Z'],
    ['整改中', '2026-12-18T10:00:00.000Z'],
    ['已整改', undefined],
  ])
  expect([remedyStateOf({ score: 3, time }), remedyDue({ score: 3, time })]).toEqual([undefined, undefined])
})

test('a rating reads as one line', () => {
  expect(ratingText({ score: 2, reasons: ['电话打不通'], comment: '打了三天' })).toBe(
    '2 星，不满意，电话打不通：打了三天',
  )
  expect(ratingText({ score: 5 })).toBe('5 星，非常满意')
})
