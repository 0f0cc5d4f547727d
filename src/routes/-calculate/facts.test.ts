import { expect, test } from 'vitest'
import { answersFrom, attributesFrom, entriesOf, type KnownFact, type TypedAnswers } from './facts.ts'

const known: KnownFact[] = [
  { key: 'revenue', value: 42_800_000, year: 2025, source: '官方' },
  { key: 'dishonest', value: false, source: '官方' },
  { key: 'foundedYear', value: 2014, source: '官方' },
]
const entries = (said: TypedAnswers, kept = {}) =>
  entriesOf({ known, kept, said, lastYear: 2025, registered: true })
const entry = (key: string, said: TypedAnswers, kept = {}) =>
  entries(said, kept).find((one) => one.key === key)

test('A value typed now replaces an earlier answer, which replaces the record; each shows its source', () => {
  expect(entry('revenue', {})).toMatchObject({ value: 42_800_000, origin: '官方', year: 2025 })
  expect(entry('revenue', {}, { revenue: 1 })).toMatchObject({ value: 1, origin: '上次填写' })
  expect(entry('revenue', { revenue: 2 }, { revenue: 1 })).toMatchObject({ value: 2, origin: '本次填写' })
  expect(entry('revenue', { revenue: null }, { revenue: 1 })).toMatchObject({
    value: 42_800_000,
    origin: '官方',
  })
})

test('0 and false are answers; an unreadable value is kept as typed, explained and not judged', () => {
  expect(entry('exports', { exports: 0 })).toMatchObject({ value: 0, origin: '本次填写' })
  expect(entry('highTech', { highTech: false })).toMatchObject({ value: false })
  const wrong = entry('tax', { tax: '约三万' })
  expect(wrong).toMatchObject({ typed: '约三万', problem: expect.stringContaining('不是数字') as string })
  expect(wrong?.value).toBeUndefined()
  expect(entry('tax', { tax: -1 })?.problem).toBe('上年纳税额不能小于 0')
})

test('A value that only the register may provide cannot be changed', () => {
  expect(entry('foundedYear', { foundedYear: 2020 })).toMatchObject({ value: 2014, locked: true })
})

test('The request holds known values only; the saved answers drop cleared ones', () => {
  const keys = attributesFrom(entries({ exports: 0, tax: 'x' })).map((one) => one.key)
  expect(keys).toEqual(['foundedYear', 'revenue', 'dishonest', 'exports'])
  expect(answersFrom({ revenue: 1, tax: 5 }, { tax: null, exports: 0, rdCost: '三' })).toEqual({
    revenue: 1,
    exports: 0,
  })
})
