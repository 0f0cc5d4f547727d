import { expect, test } from 'vitest'
import { figureLines, medianText, periodOf, spanText } from './figures.ts'

const sums = {
  finished: 86,
  medianDays: 2.5,
  overdue: 7,
  rated: 70,
  satisfied: 54,
  payments: 583,
  paid: 1_305_660,
}
const wordsOf = (one: Parameters<typeof figureLines>[0]) =>
  figureLines(one).map(({ label, value, of }) => [label, value, of].filter(Boolean).join(' '))

test('Each figure names the number that it is a part of', () => {
  expect(wordsOf(sums)).toEqual([
    '诉求办结 86 件',
    '办结用时中位数 2.5 个工作日',
    '超期答复 7 件 86 件办结',
    '满意 54 件 70 件已评价',
    '惠企资金兑付 130.57 万元 583 笔',
  ])
})
test('Figures of nothing are 暂无, and none late of some is 0', () => {
  const none = { finished: 0, overdue: 0, rated: 0, satisfied: 0, payments: 0, paid: 0 }
  expect(wordsOf(none).map((one) => one.split(' ')[1])).toEqual(Array.from({ length: 5 }, () => '暂无'))
  expect(wordsOf({ ...none, finished: 3 })).toContain('超期答复 0 件 3 件办结')
})
test('A median of few is not stated, and one of 0 working days is the same day', () => {
  expect(medianText({ finished: 4 })).toBe('不足 5 件')
  expect(medianText({ finished: 5, medianDays: 0 })).toBe('当天')
})
test('A period is named with its days, the year once', () => {
  const until = '2026-11-29T07:00:00Z'
  expect(spanText({ since: '2026-08-31T16:00:00Z', until })).toBe('2026年9月1日至11月29日')
  expect(spanText({ since: '2025-12-01T16:00:00Z', until })).toBe('2025年12月2日至2026年11月29日')
  expect([periodOf('本年'), periodOf('上月'), periodOf('')]).toEqual(['本年', '近90天', '近90天'])
})
