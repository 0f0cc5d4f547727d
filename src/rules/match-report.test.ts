import { expect, test } from 'vitest'
import { type Attribute, explainerFor, type Rule } from './match.ts'
import { calculate, type Calculable, openingsOf, questionsOf, reportItem, scoreText } from './match-report.ts'

const NOW = Date.parse('2026-05-10T12:00:00+08:00')

const rule = (fieldKey: string, more: Partial<Rule> = {}): Rule => ({
  fieldKey,
  operator: '=',
  value: true,
  required: false,
  veto: false,
  weight: 1,
  ...more,
})
const must = (fieldKey: string) => rule(fieldKey, { required: true })
const policy = (id: string, conditions: Rule[], more: Partial<Calculable> = {}): Calculable => ({
  id,
  validity: '有效',
  publishDate: '2026-04-01T00:00:00+08:00',
  isRolling: true,
  docNumber: '滨工信〔2026〕1号',
  conditions,
  ...more,
})
/** Creates facts; `a: undefined` is a gap with a label. */
const facts = (values: Record<string, Attribute['value'] | undefined>): Attribute[] =>
  Object.entries(values).map(([key, value]) => ({ key, value, label: key.toUpperCase() }))

test('policies that are over, not in force or not yet published are left out', () => {
  const { evaluated, judged } = calculate(
    [
      policy('open', [must('a')]),
      policy('revoked', [must('a')], { validity: '废止' }),
      policy('closed', [must('a')], { isRolling: false, applyEnd: '2026-05-09T23:59:59+08:00' }),
      policy('last-day', [must('a')], { isRolling: false, applyEnd: '2026-05-10T23:59:59+08:00' }),
      policy('tomorrow', [must('a')], { publishDate: '2026-05-11T00:00:00+08:00' }),
    ],
    facts({ a: true }),
    NOW,
  )
  expect(judged.map((one) => one.policy.id)).toEqual(['last-day', 'open'])
  expect(evaluated).toBe(2)
})

test('totals follow the levels, the best first', () => {
  const half = [rule('a', { weight: 7 }), rule('b', { weight: 3 })]
  const result = calculate(
    [
      policy('no', [must('b')], { amountMin: 1, amountMax: 1_000 }),
      policy('ask', [must('c')], { amountMin: 1, amountMax: 1_000 }),
      policy('near', half, { amountMin: 10, amountMax: 50 }),
      policy('small', [must('a')], { amountMin: 1, amountMax: 5 }),
      policy('big', [must('a')], { amountMin: 2, amountMax: 90 }),
      policy('title', [must('a')]),
    ],
    facts({ a: true, b: false, c: undefined }),
    NOW,
  )
  expect(result.judged.map((one) => one.policy.id)).toEqual(['big', 'small', 'title', 'near', 'ask', 'no'])
  expect(result.totals).toEqual({ recommended: 3, potential: 1, need_more_info: 1, not_recommended: 1 })
})

test('the amounts are those of the best lawful set: one policy of each theme, the surest, and only fitting ones', () => {
  const { amountFrom, amountTo } = calculate(
    [
      policy('near', [rule('a', { weight: 7 }), rule('b', { weight: 3 })], { amountMin: 10, amountMax: 50 }),
      policy('city', [must('a')], { theme: '研发补助', amountMin: 1, amountMax: 40 }),
      policy('district', [must('a')], { theme: '研发补助', amountMin: 2, amountMax: 20 }),
      policy('rent', [must('a')], { theme: '租金补助', amountMin: 3, amountMax: 5 }),
      policy('later', [must('a')], {
        isRolling: false,
        applyStart: '2026-06-01T00:00:00+08:00',
        amountMax: 900,
      }),
      policy('title', [must('a')]),
    ],
    facts({ a: true, b: false }),
    NOW,
  )
  expect([amountFrom, amountTo]).toEqual([5, 925])
})

test('the counts cover fitting policies that are open or close within a week', () => {
  const until = (applyEnd: string) => ({ isRolling: false, applyEnd: `${applyEnd}T23:59:59+08:00` })
  const fitting = [{ isRolling: true }, until('2026-05-17'), until('2026-05-18'), until('2026-05-09')]
  expect(openingsOf(fitting, NOW)).toEqual({ open: 3, closing: 1 })
})

test('conditions that people judge never count in the score', () => {
  const met = { state: 'met' } as const
  expect(scoreText({ score: 100, conditions: [met] })).toBe('符合率 100%')
  expect(scoreText({ score: 100, conditions: [met, { state: 'manual_review' }] })).toBe(
    '可核条件符合率 100%，另有 1 项人工认定',
  )
  expect(scoreText({ conditions: [{ state: 'manual_review' }] })).toBeUndefined()
})

test('the advice on a gap names the missing fact: first the target group of the condition, then its value', () => {
  const onlyIf = { fieldKey: 'scale', operator: '=', value: true } as const
  const adviceFor = (values: Parameters<typeof facts>[0]) => {
    const known = facts(values)
    const [judged] = calculate([policy('one', [rule('a', { onlyIf })])], known, NOW).judged
    return reportItem(judged!, NOW, explainerFor(known)).conditions[0]?.advice
  }
  expect(adviceFor({ a: undefined, scale: undefined })).toBe('补充“SCALE”即可判断')
  expect(adviceFor({ a: undefined, scale: true })).toBe('补充“A”即可判断')
  expect(adviceFor({ a: undefined, scale: false })).toBeUndefined()
})

test('questions are sorted by the number of waiting policies; decided policies ask nothing', () => {
  const known = facts({ a: undefined, b: undefined, no: false, d: undefined })
  const result = calculate(
    [
      policy('1', [must('b'), rule('d')]),
      policy('2', [must('b'), must('a')]),
      policy('3', [rule('d')]),
      // Excluded already, so that its gap would change nothing.
      policy('4', [must('no'), must('a')]),
    ],
    known,
    NOW,
  )
  expect(questionsOf(result, known)).toEqual([
    { key: 'b', policies: 2 },
    { key: 'a', policies: 1 },
    { key: 'd', policies: 1 },
  ])
})

test('0 and false are answers and are not asked for again', () => {
  const known = facts({ exports: 0, dishonest: false })
  const result = calculate(
    [policy('1', [rule('exports', { operator: '>=', value: 0 }), rule('dishonest', { value: false })])],
    known,
    NOW,
  )
  expect(result.totals.recommended).toBe(1)
  expect(questionsOf(result, known)).toEqual([])
})
