import { expect, test } from 'vitest'
import type { MatchLevel } from './match-words.ts'
import { declarable } from './today.ts'

const now = Date.parse('2026-06-15T00:00:00.000Z')
const item = (name: string, level: MatchLevel | undefined, day: number) => ({
  ...{ name, fit: level, department: '', level: '市级', policyType: '', supportText: '', quotaAmount: 0 },
  publishDate: '2026-06-01T00:00:00.000Z',
  applyEnd: `2026-06-${String(day)}T00:00:00.000Z`,
  isRolling: false,
})
const items = [
  item('不符合，明日截止', 'not_recommended', 16),
  item('信息不足', 'need_more_info', 17),
  item('可申报，较晚截止', 'recommended', 29),
  item('未核对', undefined, 16),
  item('接近符合', 'potential', 17),
  item('可申报，较早截止', 'recommended', 20),
]
const names = (sort?: '可申报优先' | '截止最近', isMember = true) =>
  declarable(items, { sort }, now, isMember ? (one) => one.fit : undefined).map(({ name }) => name)

test('what the enterprise can declare comes first, within each verdict by deadline', () => {
  expect(names('可申报优先')).toEqual([
    '可申报，较早截止',
    '可申报，较晚截止',
    '接近符合',
    '信息不足',
    '不符合，明日截止',
    '未核对',
  ])
})
test('the order by deadline ignores the verdict, and so does that of a visitor', () => {
  expect(names('截止最近').slice(0, 2).toSorted()).toEqual(['不符合，明日截止', '未核对'])
  expect(names('可申报优先', false)).toEqual(names('截止最近'))
})
