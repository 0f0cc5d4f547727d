import { expect, test } from 'vitest'
import { type Comparable, compareReports } from './match-compare.ts'
import type { MatchLevel } from './match-words.ts'

const report = (
  levels: Record<string, MatchLevel>,
  attributes: Comparable['attributes'],
  amountTo = 0,
): Comparable => {
  const count = (level: MatchLevel) => Object.values(levels).filter((one) => one === level).length
  return {
    totals: {
      recommended: count('recommended'),
      potential: count('potential'),
      need_more_info: count('need_more_info'),
      not_recommended: count('not_recommended'),
    },
    amountFrom: 0,
    amountTo,
    attributes,
    items: Object.entries(levels).map(([policyId, matchLevel]) => ({
      policyId,
      title: policyId,
      amountText: '',
      matchLevel,
    })),
  }
}

test('a comparison lists better, worse, gained and lost policies, and the differences', () => {
  const before = report(
    { up: 'potential', down: 'recommended', same: 'potential', gone: 'potential' },
    [],
    100,
  )
  const after = report(
    { up: 'recommended', down: 'need_more_info', same: 'potential', fresh: 'recommended' },
    [],
    70,
  )
  const { better, worse, gained, lost, totals, amountTo } = compareReports(before, after)
  expect([better, worse, gained, lost].map((list) => list.map((one) => one.policyId))).toEqual([
    ['up'],
    ['down'],
    ['fresh'],
    ['gone'],
  ])
  expect(totals).toEqual({ recommended: 1, potential: -2, need_more_info: 1, not_recommended: 0 })
  expect(amountTo).toBe(-30)
})

test('a comparison lists changed, added and removed facts; 0 is not missing', () => {
  const before = report({}, [
    { key: 'same', value: 1 },
    { key: 'changed', value: 5 },
    { key: 'gone', value: true },
  ])
  const after = report({}, [
    { key: 'same', value: 1 },
    { key: 'changed', value: 0 },
    { key: 'new', value: false },
  ])
  expect(compareReports(before, after).facts).toEqual([
    { key: 'changed', before: 5, after: 0 },
    { key: 'gone', before: true },
    { key: 'new', after: false },
  ])
})
