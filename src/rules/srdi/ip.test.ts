import { expect, test } from 'vitest'
import { classOneOf, ipProblems } from './ip.ts'

const today = '2026-06-30'
const patent = { kind: '发明专利', no: 'ZL202310000001.1', date: '2024-05-10' }
const model = { kind: '实用新型专利', no: 'ZL202320000002.2', date: '2024-08-21' }

test('pieces of class Ⅰ are counted once per number, in any notation', () => {
  expect(classOneOf([patent, model], today)).toBe(1)
  expect(classOneOf([patent, patent, { ...patent, no: 'zl 2023 1000 0001.1' }], today)).toBe(1)
  expect(classOneOf([patent, { ...patent, no: 'ZL202310000002.X' }], today)).toBe(2)
})

test('a piece granted after today or without a number does not count', () => {
  expect(classOneOf([{ ...patent, date: '2026-07-01' }], today)).toBe(0)
  expect(classOneOf([{ ...patent, date: today }], today)).toBe(1)
  expect(classOneOf([{ kind: '发明专利' }], today)).toBe(0)
})

test('a repeated number and a future date are rejected at their cells', () => {
  const again = { ...model, no: '202310000001.1', date: '2026-07-01' }
  expect(ipProblems([patent, model, again], today)).toEqual([
    { at: 2, key: 'no', errorMessage: '证书或专利号重复' },
    { at: 2, key: 'date', errorMessage: '授权日期不能晚于今天' },
  ])
  // Empty rows are no repetitions.
  expect(ipProblems([{}, {}, patent, model], today)).toEqual([])
})
