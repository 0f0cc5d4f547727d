import { expect, test } from 'vitest'
import type { Attribute } from '#api/enterprise.ts'
import { answersFromRecord, withDebts } from './from-record.ts'

const attribute = (part: Partial<Attribute> & Pick<Attribute, 'key'>): Attribute => ({
  label: '',
  source: '手工',
  confirmed: true,
  ...part,
})
const record = {
  attributes: [
    attribute({ key: 'tax', value: 2_960_000 }),
    attribute({ key: 'inventionPatents', value: 11, source: '官方', register: '知识产权部门' }),
    attribute({ key: 'debtRatio', value: 46.5, year: 2025 }),
  ],
}

test('the patents on record fill in the count of class Ⅰ, with their register', () => {
  const { answers, sources } = answersFromRecord(record)
  expect(answers).toEqual({ classOneIp: 11 })
  expect(sources.classOneIp).toBe('来自知识产权部门')
})

test('the debts follow from typed assets and the ratio on record', () => {
  const known = answersFromRecord(record)
  expect(withDebts(known, undefined)).toBe(known)
  const { answers, sources } = withDebts(known, 50_000_000)
  expect(answers.totalDebts).toBe(23_250_000)
  expect(sources.totalDebts).toBe('按资产负债率 46.5% 计算，企业自填 · 2025 年')
})
