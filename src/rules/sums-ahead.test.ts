import { expect, test } from 'vitest'
import type { Candidate } from './stacking.ts'
import { sumsAhead } from './sums-ahead.ts'

const now = Date.parse('2026-11-29T08:00:00+08:00')
const policy = (applyEnd: string | undefined, sure: number, cap?: Candidate['cap']) => ({
  window: {
    isRolling: applyEnd === undefined,
    ...(applyEnd ? { applyEnd: `${applyEnd}T23:59:59+08:00` } : {}),
  },
  candidate: {
    ...{ id: `${applyEnd ?? ''} ${String(sure)}`, sure, upTo: sure * 2, certainty: 2, work: 1, groups: [] },
    ...(cap ? { cap } : {}),
  } as Candidate,
})
const lines = (...set: ReturnType<typeof policy>[]) =>
  sumsAhead(set, now).map(({ label, count, sure, upTo }) => [label, count, sure, upTo])

test('Sums stand in the month of their deadline, months between them at 0, later ones and those without end last', () => {
  expect(
    lines(
      policy('2027-02-28', 30),
      policy('2026-12-01', 10),
      policy('2026-12-31', 5),
      policy('2028-03-01', 7),
      policy(undefined, 2),
    ),
  ).toEqual([
    ['12月', 2, 15, 30],
    ['1月', 0, 0, 0],
    ['2月', 1, 30, 60],
    ['更晚', 1, 7, 14],
    ['常年受理', 1, 2, 4],
  ])
})
test('A yearly cap counts once in a month', () => {
  const cap = { name: '稳岗资金', most: 50, basis: { name: '', text: '' } }
  expect(lines(policy('2026-12-01', 40, cap), policy('2026-12-20', 30, cap))[0]).toEqual(['12月', 2, 50, 50])
})
test('Nothing to apply for has no months', () => {
  expect(lines()).toEqual([])
})
