import { expect, test } from 'vitest'
import { type Attribute, matched, type Rule } from './match.ts'

const rule = (
  fieldKey: string,
  operator: Rule['operator'],
  value: Rule['value'],
  more: Partial<Rule> = {},
): Rule => ({
  fieldKey,
  operator,
  value,
  required: false,
  veto: false,
  weight: 1,
  ...more,
})
const facts = (values: Record<string, Attribute['value']>): Attribute[] =>
  Object.entries(values).map(([key, value]) => ({ key, value }))

test('0 and false are answers, not gaps', () => {
  const rules = [
    rule('exports', '>=', 0),
    rule('loss', '<=', 10),
    rule('dishonest', '=', false),
    rule('highTech', '=', true),
  ]
  const { judged, score } = matched(rules, facts({ exports: 0, loss: 0, dishonest: false, highTech: false }))
  expect(judged.map((one) => one.state)).toEqual(['met', 'met', 'met', 'unmet'])
  expect(score).toBe(75)
})
test('a gap is 待补充, never 不符合, and does not lower the score', () => {
  const rules = [rule('revenue', '>=', 100), rule('rdCost', '>=', 10), rule('staff', '>=', 5)]
  const { judged, score } = matched(rules, facts({ revenue: 100, rdCost: '', staff: 9 }))
  expect(judged.map((one) => one.state)).toEqual(['met', 'unknown', 'met'])
  expect(score).toBe(100)
})
test('a text instead of a number is a gap, too', () => {
  expect(matched([rule('revenue', '>=', 100)], facts({ revenue: '约一千万' })).judged[0]?.state).toBe(
    'unknown',
  )
})
test('a failed veto or required condition beats any score', () => {
  const good = Array.from({ length: 9 }, (_, at) => rule(`good${String(at)}`, '=', true, { weight: 5 }))
  const attributes = facts({
    ...Object.fromEntries(good.map((one) => [one.fieldKey ?? '', true as const])),
    dishonest: true,
  })
  for (const must of [{ veto: true }, { required: true }]) {
    const { level, score } = matched([...good, rule('dishonest', '=', false, must)], attributes)
    expect(score).toBeGreaterThan(90)
    expect(level).toBe('not_recommended')
  }
})
test('an unknown required condition asks for more, whatever the other conditions', () => {
  const rules = [rule('a', '=', true), rule('b', '=', true, { required: true })]
  expect(matched(rules, facts({ a: true })).level).toBe('need_more_info')
  expect(matched(rules, facts({ a: false })).level).toBe('need_more_info')
})
test('knowing nothing asks for more and gives no score', () => {
  expect(matched([rule('a', '=', true)], [])).toEqual({
    level: 'need_more_info',
    judged: [{ state: 'unknown' }],
  })
})
test.each([
  [80, 'recommended'],
  [79, 'potential'],
  [60, 'potential'],
  [59, 'not_recommended'],
])('%i points are %s', (points, level) => {
  const rules = [rule('a', '=', true, { weight: points }), rule('b', '=', true, { weight: 100 - points })]
  expect(matched(rules, facts({ a: true, b: false }))).toMatchObject({ score: points, level })
})
test.each([
  [[5, 5, 5, 5, 5, 5, 5], [5, 4], 'potential', 79],
  [[5, 5, 5, 5], [5], 'recommended', 80],
  [[5, 5, 5, 5, 5, 3], [5, 5, 5, 4], 'not_recommended', 59],
])('weights %j met and %j not: %s with a score of %i, never rounded up', (good, bad, level, score) => {
  const weighed = (weights: number[], value: boolean) =>
    weights.map((weight, at) => rule(`${String(value)}${String(at)}`, '=', value, { weight }))
  const rules = [...weighed(good, true), ...weighed(bad, false)]
  const have = Object.fromEntries(rules.map(({ fieldKey = '' }) => [fieldKey, true as const]))
  expect(matched(rules, facts(have))).toMatchObject({ level, score })
})
test('conditions judged by people do not count in the score', () => {
  const { judged, score } = matched(
    [rule('a', '=', true), rule('', 'manual', undefined, { required: true })],
    facts({ a: true }),
  )
  expect(judged[1]).toEqual({ state: 'manual_review' })
  expect(score).toBe(100)
})
test('a condition for another target group is 不适用; for an unknown one it is 待补充', () => {
  const rules = [
    rule('growth', '>=', 5, { required: true, onlyIf: { fieldKey: 'exports', operator: '>=', value: 1 } }),
    rule('a', '=', true),
  ]
  expect(matched(rules, facts({ a: true, growth: 1, exports: 0 }))).toMatchObject({
    level: 'recommended',
    judged: [{ state: 'not_applicable' }, { state: 'met' }],
  })
  expect(matched(rules, facts({ a: true, growth: 1 })).judged[0]?.state).toBe('unknown')
})
test('an unmet condition shows the present value and the advice', () => {
  const attributes: Attribute[] = [
    { key: 'rdCost', value: 1_800_000, unit: '元' },
    { key: 'debtRatio', value: 82, unit: '%' },
    { key: 'taxGrade', value: 'C' },
    { key: 'foundedYear', value: 2025, unit: '年' },
  ]
  const rules = [
    rule('rdCost', '>=', 3_000_000),
    rule('debtRatio', '<=', 75),
    rule('taxGrade', 'in', ['A', 'B', 'M']),
    rule('foundedYear', '<=', 2023),
  ]
  expect(matched(rules, attributes).judged).toEqual([
    { state: 'unmet', have: '180 万元', advice: '还差 120 万元，达到 300 万元后即符合' },
    { state: 'unmet', have: '82 %', advice: '超出 7 %，降到 75 %以内即符合' },
    { state: 'unmet', have: 'C', advice: '需为：A、B、M' },
    { state: 'unmet', have: '2025 年', advice: '再过 2 年即符合' },
  ])
})
