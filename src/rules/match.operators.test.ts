import { describe, expect, test } from 'vitest'
import {
  type Attribute,
  type AttributeValue,
  type Comparison,
  factsOf,
  matched,
  type Rule,
  valueText,
} from './match.ts'
import { type ConditionState } from './match-words.ts'

/** Returns the state of one condition for an enterprise with this one fact. */
function stateOf(
  operator: Rule['operator'],
  wanted: Comparison['value'],
  fact: AttributeValue | undefined,
  more: Partial<Rule> = {},
): ConditionState | undefined {
  const rule: Rule = {
    fieldKey: 'fact',
    operator,
    value: wanted,
    required: false,
    veto: false,
    weight: 1,
    ...more,
  }
  return matched([rule], [{ key: 'fact', value: fact }]).judged[0]?.state
}

describe('each operator, with the value right on its threshold and beside it', () => {
  test.each<[Rule['operator'], Comparison['value'], AttributeValue, ConditionState]>([
    ['>=', 100, 100, 'met'],
    ['>=', 100, 100.01, 'met'],
    ['>=', 100, 99.99, 'unmet'],
    ['>=', 0, 0, 'met'],
    ['>=', 0, -1, 'unmet'],
    ['>=', 100, '100', 'met'],
    ['>=', '100', 100, 'met'],
    ['<=', 75, 75, 'met'],
    ['<=', 75, 74.99, 'met'],
    ['<=', 75, 75.01, 'unmet'],
    ['<=', 0, 0, 'met'],
    ['<=', -1, 0, 'unmet'],
    ['=', true, true, 'met'],
    ['=', true, false, 'unmet'],
    ['=', false, false, 'met'],
    ['=', false, true, 'unmet'],
    ['=', 0, 0, 'met'],
    ['=', 'A', 'A', 'met'],
    ['=', 'A', 'B', 'unmet'],
    ['=', 'A', 'AA', 'unmet'],
    ['in', ['A', 'B'], 'B', 'met'],
    ['in', ['A', 'B'], 'C', 'unmet'],
    ['in', ['A', 'B'], 'A、B', 'unmet'],
    ['in', 'A', 'A', 'met'],
    ['in', ['0', '1'], 0, 'met'],
    ['in', [], 'A', 'unmet'],
  ])('%s %j of %j is %s', (operator, wanted, fact, state) => {
    expect(stateOf(operator, wanted, fact)).toBe(state)
  })
})

describe('facts that cannot be compared are 待补充, never 不符合', () => {
  const gaps: (AttributeValue | undefined)[] = [undefined, '', ' ', '　', Number.NaN]
  test.each(
    (['>=', '<=', '=', 'in'] as const).flatMap((operator) => gaps.map((gap) => [operator, gap] as const)),
  )('%s of the gap %j', (operator, gap) => {
    expect(stateOf(operator, operator === 'in' ? ['A'] : 1, gap)).toBe('unknown')
  })
  test.each(['约一千万', '1,000', '12万', '暂无'])('>= and <= of the text %j', (fact) => {
    expect(stateOf('>=', 1_000, fact)).toBe('unknown')
    expect(stateOf('<=', 1_000, fact)).toBe('unknown')
  })
  test('a rule that names no value, no attribute, or no number', () => {
    expect(stateOf('>=', undefined, 5)).toBe('unknown')
    expect(stateOf('>=', '许多', 5)).toBe('unknown')
    expect(stateOf('=', true, true, { fieldKey: undefined })).toBe('unknown')
  })
  test('any number of gaps gives the level 信息不足 and not 不推荐', () => {
    const rules = Array.from({ length: 6 }, (_, at): Rule => ({
      fieldKey: `f${String(at)}`,
      operator: '>=',
      value: 1,
      required: at % 2 === 0,
      veto: at % 3 === 0,
      weight: 5,
    }))
    const verdict = matched(rules, [{ key: 'f1', value: 0 }])
    expect(verdict.level).toBe('need_more_info')
    expect(verdict.judged.map(({ state }) => state)).toEqual([
      'unknown',
      'unmet',
      'unknown',
      'unknown',
      'unknown',
      'unknown',
    ])
  })
})

describe('a condition with onlyIf', () => {
  const exporter: Comparison = { fieldKey: 'exports', operator: '>=', value: 1 }
  const rule: Rule = {
    fieldKey: 'growth',
    operator: '>=',
    value: 5,
    required: true,
    veto: true,
    weight: 5,
    onlyIf: exporter,
  }
  const others: Rule = { fieldKey: 'ok', operator: '=', value: true, required: false, veto: false, weight: 1 }
  const judge = (facts: Attribute[]) => matched([rule, others], [{ key: 'ok', value: true }, ...facts])
  const exports = (value: number) => ({ key: 'exports', value })
  const growth = (value: number) => ({ key: 'growth', value })

  test('is 不适用 outside its target group: neither its veto nor its weight counts', () => {
    expect(judge([exports(0), growth(0)])).toMatchObject({
      level: 'recommended',
      score: 100,
      judged: [{ state: 'not_applicable' }, { state: 'met' }],
    })
  })
  test('is judged as usual within its target group', () => {
    expect(judge([exports(1), growth(5)]).judged[0]?.state).toBe('met')
    expect(judge([exports(1), growth(4)])).toMatchObject({
      level: 'not_recommended',
      judged: [{ state: 'unmet' }, { state: 'met' }],
    })
  })
  test('is 待补充 and asks for more if the target group is unknown', () => {
    expect(judge([growth(5)])).toMatchObject({ level: 'need_more_info', judged: [{ state: 'unknown' }, {}] })
  })
  test('is judged by people only within its target group', () => {
    const manual: Rule = { ...rule, operator: 'manual' }
    const stateFor = (value: number) => matched([manual], [exports(value)]).judged[0]?.state
    expect(stateFor(0)).toBe('not_applicable')
    expect(stateFor(1)).toBe('manual_review')
  })
})

describe('the score and its level', () => {
  const rules = (weights: readonly number[], more: Partial<Rule> = {}) =>
    weights.map((weight, at): Rule => ({
      fieldKey: `f${String(at)}`,
      operator: '=',
      value: true,
      required: false,
      veto: false,
      weight,
      ...more,
    }))
  const facts = (...values: (boolean | undefined)[]): Attribute[] =>
    values.map((value, at) => ({ key: `f${String(at)}`, value }))

  test('the score is weight met over weight verified; a small gap does not count', () => {
    expect(matched(rules([5, 3, 2]), facts(true, false, undefined)).score).toBe(62)
    expect(matched(rules([4, 1]), facts(true, false))).toMatchObject({ score: 80, level: 'recommended' })
    expect(matched(rules([3, 2]), facts(true, false))).toMatchObject({ score: 60, level: 'potential' })
    expect(matched(rules([1, 1]), facts(true, false))).toMatchObject({
      score: 50,
      level: 'not_recommended',
    })
  })
  test('half of the weight must be verified for a level', () => {
    expect(matched(rules([2, 2]), facts(true)).level).toBe('recommended')
    expect(matched(rules([2, 3]), facts(true)).level).toBe('need_more_info')
  })
  test('a failed veto or required condition beats every score; a gap in one does not', () => {
    const shutting = (more: Partial<Rule>, fact: boolean | undefined) =>
      matched(
        [...rules([5, 5, 5]), { ...rules([1])[0]!, fieldKey: 'must', ...more }],
        [...facts(true, true, true), { key: 'must', value: fact }],
      )
    for (const must of [{ veto: true }, { required: true }]) {
      expect(shutting(must, false)).toMatchObject({ level: 'not_recommended', score: 93 })
      expect(shutting(must, undefined)).toMatchObject({ level: 'need_more_info', score: 100 })
      expect(shutting(must, true)).toMatchObject({ level: 'recommended', score: 100 })
    }
  })
  test('a condition that is 不符合 counts more than an unknown one', () => {
    const [a, b] = rules([1, 1], { required: true })
    expect(matched([a!, b!], facts(false, undefined)).level).toBe('not_recommended')
  })
  test('a policy judged only by people has no score', () => {
    const verdict = matched(rules([3], { operator: 'manual' }), [])
    expect(verdict).toEqual({ level: 'need_more_info', judged: [{ state: 'manual_review' }] })
  })
  test('a policy without conditions has no score', () => {
    expect(matched([], facts(true))).toEqual({ level: 'need_more_info', judged: [] })
  })
})

describe('answers that override the registers', () => {
  const registered: Attribute[] = [
    { key: 'exports', value: 500, unit: '元' },
    { key: 'dishonest', value: true },
    { key: 'staff', unit: '人' },
  ]
  const judgedBy = (answers: Parameters<typeof factsOf>[1]) =>
    Object.fromEntries(factsOf(registered, answers).map(({ key, value }) => [key, value]))

  test('0 and false replace a registered value, a gap replaces nothing', () => {
    expect(judgedBy({ exports: 0, dishonest: false, staff: 0 })).toEqual({
      exports: 0,
      dishonest: false,
      staff: 0,
    })
    expect(judgedBy({ exports: '', dishonest: undefined, staff: ' ' })).toEqual({
      exports: 500,
      dishonest: true,
      staff: undefined,
    })
  })
  test('an answer on a new attribute is a fact, and a registered unit stays', () => {
    const facts = factsOf(registered, { patents: 3, staff: 12 })
    expect(facts).toContainEqual({ key: 'patents', value: 3 })
    expect(facts).toContainEqual({ key: 'staff', value: 12, unit: '人' })
  })
})

test.each<[AttributeValue | undefined, string, string]>([
  [true, '', '是'],
  [false, '', '否'],
  [0, '元', '0 元'],
  [1_800_000, '元', '180 万元'],
  [0, '人', '0 人'],
  ['B', '', 'B'],
])('%j in %j reads %j', (value, unit, words) => {
  expect(valueText(value, { unit })).toBe(words)
})
