import { expect, test } from 'vitest'
import type { Attribute } from '#api/enterprise.ts'
import { factChanges, factProblems, factRefusals, factText, factValues, originText } from './facts.ts'

const attribute = (part: Partial<Attribute>): Attribute => ({
  key: 'revenue',
  label: '',
  source: '手工',
  confirmed: true,
  ...part,
})
const record = {
  attributes: [
    attribute({ key: 'revenue', value: 42_800_000, year: 2025, unit: '元' }),
    attribute({ key: 'employees', value: 186, year: 2025 }),
    attribute({ key: 'dishonest', value: false, source: '官方' }),
    attribute({ key: 'exports', value: 0, year: 2025, confirmed: false }),
  ],
}
const start = factValues(record, 2025)

test('0 and 否 count as answers, a missing value does not', () => {
  expect(start).toMatchObject({ exports: 0, dishonest: '否', year: '2025' })
  expect(start.tax).toBeUndefined()
})

test('only changed and unconfirmed values are sent', () => {
  expect(factChanges(start, record)).toEqual([{ key: 'exports', value: 0, year: 2025, confirmed: true }])
  const edited = { ...start, revenue: 50_000_000, dishonest: '', highTech: '是' }
  expect(factChanges(edited, record).filter(({ key }) => key !== 'exports')).toEqual([
    { key: 'revenue', value: 50_000_000, year: 2025, confirmed: true },
    { key: 'highTech', value: true, confirmed: true },
    { key: 'dishonest', confirmed: true },
  ])
})

test('another year changes every yearly value', () => {
  const keys = factChanges({ ...start, year: '2024' }, record).map(({ key }) => key)
  expect(keys).toEqual(['employees', 'revenue', 'exports'])
})

test('an impossible value shows a message at its field', () => {
  const wrong = { ...start, revenue: '约五千', rdStaff: 200, tax: -1, rdCost: 1, netProfit: -5 }
  const found = factProblems(wrong)
  expect([...found.keys()].sort()).toEqual(['rdStaff', 'revenue', 'tax'])
  expect(found.get('rdStaff')).toBe('研发人员不能多于员工数')
  expect(factProblems({ ...start, rdCost: 50_000_000 }).get('rdCost')).toBe('研发费用不能大于营业收入')
})

test('a refusal is shown at its field, found by the index in the request', () => {
  const sent = factChanges({ ...start, rdStaff: 9 }, record)
  const at = sent.findIndex(({ key }) => key === 'rdStaff')
  const refused = [{ field: `attributes.${String(at)}.value`, errorMessage: '不对' }]
  expect([...factRefusals(refused, sent)]).toEqual([['rdStaff', '不对']])
})

test('a value is shown in words, with its source', () => {
  const [revenue, , dishonest, exports] = record.attributes
  expect(factText(revenue!)).toBe('4,280 万元')
  expect(factText(dishonest!)).toBe('未列入')
  expect(factText({ key: 'tax' })).toBe('未填写')
  expect(originText(dishonest!)).toBe('来自信用平台')
  expect(originText(exports!)).toBe('企业自填 · 2025 年 · 待确认')
})
