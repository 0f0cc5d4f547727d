import { describe, expect, test } from 'vitest'
import type { Attribute } from '#rules/match.ts'
import {
  obstacleOf,
  type Criterion,
  isJudgeable,
  orderOf,
  reportedVerdict,
  verdictFor,
  verdictWord,
} from './verdict.ts'

const criterion = (
  name: string,
  fieldKey: string,
  operator: Criterion['operator'],
  value: Criterion['value'],
  more: Partial<Criterion> = {},
): Criterion => ({
  ...{ name, fieldKey, operator, value, required: false, veto: false, weight: 1 },
  basis: { name: '市科字〔2026〕2号 第二章' },
  ...more,
})
const MUST = { required: true, weight: 5 }
const revenue = criterion('上年度营业收入不低于 5,000 万元', 'revenue', '>=', 50_000_000, MUST)
const staff = criterion('研发人员不低于 30 人', 'rdStaff', '>=', 30, { weight: 3 })
const honest = criterion('未被列入严重失信主体名单', 'dishonest', '=', false, { veto: true, weight: 5 })
const grade = criterion('纳税信用等级为 A 级', 'taxGrade', 'in', ['A'], { weight: 1 })

const described: Omit<Attribute, 'value'>[] = [
  { key: 'revenue', label: '上年营业收入', unit: '元' },
  { key: 'rdStaff', label: '研发人员', unit: '人' },
  { key: 'dishonest', label: '列入失信名单', said: ['已列入', '未列入'] },
  { key: 'taxGrade', label: '纳税信用等级' },
  { key: 'highTech', label: '高新技术企业' },
]
const firm = (values: Record<string, Attribute['value']>) =>
  verdictFor(described.map((one) => ({ ...one, value: values[one.key] })))
const sound = { revenue: 50_000_000, rdStaff: 30, dishonest: false, taxGrade: 'A' }
const all = [revenue, staff, honest, grade]

describe('可申报', () => {
  test('a value at its limit meets the condition', () => {
    expect(firm(sound)(all)).toEqual({
      ...{ level: 'recommended', score: 100, reason: '已核对的 4 项条件均符合' },
    })
  })
  test('a small optional condition that is not met does not stop it, and is counted', () => {
    expect(firm({ ...sound, taxGrade: 'B' })(all)).toMatchObject({
      level: 'recommended',
      reason: '已核对 4 项条件，符合 3 项',
    })
  })
})

describe('接近符合', () => {
  test('an optional condition is missed: says which, the value and by how much', () => {
    expect(firm({ ...sound, rdStaff: 25 })(all)).toEqual({
      level: 'potential',
      score: 78,
      reason: '研发人员不低于 30 人（本企业：25 人，还差 5 人）',
      failing: {
        ...{ name: '研发人员不低于 30 人', fieldKey: 'rdStaff', have: '25 人', isMust: false, others: 0 },
        advice: '还差 5 人，达到 30 人后即符合',
        basis: '市科字〔2026〕2号 第二章',
      },
    })
  })
  test.each([
    [80, 'recommended'],
    [79, 'potential'],
    [60, 'potential'],
    [59, 'not_recommended'],
  ])('with %i %% of the weight met it is %s', (met, level) => {
    const rules = [
      criterion('甲', 'a', '=', true, { weight: met }),
      criterion('乙', 'b', '=', true, { weight: 100 - met }),
    ]
    const judge = verdictFor([
      { key: 'a', value: true },
      { key: 'b', value: false },
    ])
    expect(judge(rules).level).toBe(level)
  })
})

describe('暂不符合', () => {
  test('a required condition is missed by one yuan', () => {
    const verdict = firm({ ...sound, revenue: 49_999_999 })(all)
    expect(verdict).toMatchObject({ level: 'not_recommended', failing: { isMust: true, others: 0 } })
    expect(verdict.reason).toContain('上年度营业收入不低于 5,000 万元（本企业：')
    expect(obstacleOf(verdict)?.fieldKey).toBe('revenue')
  })
  test('a veto is named before a required condition, and that before a heavier optional one', () => {
    const heavy = { ...staff, weight: 9 }
    const named = (values: object) => firm({ ...sound, ...values })([heavy, revenue, honest]).failing
    expect(named({ rdStaff: 1, revenue: 1, dishonest: true })).toMatchObject({
      ...{ name: honest.name, have: '已列入', others: 2 },
    })
    expect(named({ rdStaff: 1, revenue: 1 })).toMatchObject({ name: revenue.name, others: 1 })
  })
  test('it is certain even while another condition is unknown', () => {
    expect(firm({ revenue: 1 })(all).level).toBe('not_recommended')
  })
})

describe('信息不足', () => {
  test('names what is missing for a required condition, and the field to fill in', () => {
    expect(firm({ ...sound, revenue: undefined, taxGrade: '' })(all)).toMatchObject({
      ...{ level: 'need_more_info', reason: '补充上年营业收入后可判断', gap: 'revenue' },
    })
  })
  test('counts the fields if several are missing', () => {
    expect(firm({})(all)).toMatchObject({ reason: '补充列入失信名单等 2 项后可判断', gap: 'dishonest' })
  })
  test('an unknown target group is asked for before the value', () => {
    const rule = criterion('高企研发人员不低于 30 人', 'rdStaff', '>=', 30, {
      required: true,
      onlyIf: { fieldKey: 'highTech', operator: '=', value: true },
    })
    expect(firm({ rdStaff: 1 })([rule]).gap).toBe('highTech')
  })
  test('conditions that only people judge ask for nothing', () => {
    const verdict = firm(sound)([criterion('项目已实施', '', 'manual', undefined)])
    expect(verdict).toEqual({ level: 'need_more_info', reason: '条件由主管部门认定，无法自动核对' })
  })
})

test('a required condition for another target group excludes nobody', () => {
  const rule = criterion('高企研发人员不低于 30 人', 'rdStaff', '>=', 30, {
    required: true,
    onlyIf: { fieldKey: 'highTech', operator: '=', value: true },
  })
  expect(firm({ ...sound, rdStaff: 1, highTech: false })([rule, revenue]).level).toBe('recommended')
  expect(firm({ ...sound, rdStaff: 1, highTech: true })([rule, revenue]).failing?.name).toBe(rule.name)
})

test('a report gives the same verdict as its conditions did when it was made', () => {
  const { failing, reason } = firm({ ...sound, rdStaff: 25 })(all)
  const judged = all.map((one) =>
    one === staff
      ? { ...one, state: 'unmet' as const, have: failing?.have, advice: failing?.advice }
      : { ...one, state: 'met' as const },
  )
  expect(reportedVerdict('potential', judged)).toEqual({ level: 'potential', reason, failing })
})

test('what can be declared comes first, then what nearly fits, what lacks information, the rest', () => {
  const levels = ['not_recommended', undefined, 'need_more_info', 'recommended', 'potential'] as const
  expect(levels.toSorted((a, b) => orderOf(a) - orderOf(b))).toEqual([
    ...['recommended', 'potential', 'need_more_info', 'not_recommended', undefined],
  ])
})

test('only an open or coming window of a policy in force has a verdict; 可申报 is said of an open one to declare', () => {
  const now = Date.parse('2026-06-15T00:00:00.000Z')
  const open = { applyEnd: '2026-07-01T00:00:00.000Z', isRolling: false }
  const closed = { applyEnd: '2026-06-01T00:00:00.000Z', isRolling: false }
  const coming = { applyStart: '2026-07-01T00:00:00.000Z', isRolling: false }
  expect(isJudgeable(open, now)).toBe(true)
  expect(isJudgeable(closed, now)).toBe(false)
  expect(isJudgeable({ ...open, validity: '已废止' }, now)).toBe(false)
  expect(verdictWord('recommended', open, now)).toBe('可申报')
  expect(verdictWord('recommended', coming, now)).toBe('符合条件')
  expect(verdictWord('recommended', { ...open, formKey: 'apply-msjx' }, now)).toBe('符合条件')
  expect(verdictWord('recommended', { ...open, supportMode: '免申即享' }, now)).toBe('符合条件')
  expect(verdictWord('recommended', { ...open, formKey: 'apply', supportMode: '事后奖补' }, now)).toBe(
    '可申报',
  )
})
