import { expect, test } from 'vitest'
import type { Comparable } from './match-compare.ts'
import type { MatchLevel } from './match-words.ts'
import { sinceReport } from './match-since.ts'

const item = (policyId: string, matchLevel: MatchLevel, publishDate?: string) => ({
  policyId,
  title: policyId,
  matchLevel,
  amountText: '',
  publishDate,
})
const report = (items: Comparable['items'], recommended: number, revenue = 1) => ({
  createTime: '2026-11-01T02:00:00.000Z',
  totals: { recommended, potential: 0, need_more_info: 0, not_recommended: 0 },
  amountFrom: 0,
  amountTo: 0,
  attributes: [{ key: 'revenue', value: revenue }],
  items,
})

test('gained and lost policies have a reason', () => {
  const before = report(
    [item('kept', 'recommended'), item('over', 'recommended'), item('near', 'potential')],
    2,
  )
  const after = report(
    [
      item('kept', 'recommended'),
      item('near', 'recommended'),
      item('new', 'recommended', '2026-11-05T02:00:00Z'),
    ],
    3,
    2,
  )
  expect(sinceReport(before, after)).toEqual({
    gained: [
      { policyId: 'near', title: 'near', why: '企业信息有变化' },
      { policyId: 'new', title: 'new', why: '新发布' },
    ],
    lost: [{ policyId: 'over', title: 'over', why: '已截止或失效' }],
    facts: [{ key: 'revenue', before: 1, after: 2 }],
  })
})

test('a level changed without changed facts is due to the conditions', () => {
  const { lost } = sinceReport(
    report([item('one', 'recommended')], 1),
    report([item('one', 'not_recommended')], 0),
  )
  expect(lost.map(({ why }) => why)).toEqual(['申报条件有调整'])
})

test('policies missing from a shortened earlier report are not called new', () => {
  const { gained } = sinceReport(report([], 61), report([item('one', 'recommended')], 62))
  expect(gained).toEqual([])
})
