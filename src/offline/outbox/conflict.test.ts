import { expect, test } from 'vitest'
import { differences, merged } from './conflict.ts'

const base = {
  version: 1,
  form: { applyAmount: 100, contactPhone: '13800000001' },
  materials: [{ name: 'a' }],
}
const theirs = {
  version: 2,
  status: '待补正',
  form: { applyAmount: 200, contactPhone: '13800000001' },
  materials: [{ name: 'b' }],
}
const mine = {
  version: 1,
  form: { applyAmount: 100, contactPhone: '13900000000' },
  materials: [{ name: 'a' }],
}

test('a body sent as new continues as the city’s record', () => {
  const theirs = { id: 'decl-1', version: 3, form: { a: '市平台' } }
  expect(merged({ form: { a: '本机' } }, theirs, [])).toEqual({
    id: 'decl-1',
    version: 3,
    form: { a: '本机' },
  })
})

test('each differing field has both values, and the side that alone changed it is suggested', () => {
  expect(differences(mine, theirs, base)).toEqual([
    { path: 'form.applyAmount', mine: 100, theirs: 200, suggested: 'theirs' },
    { path: 'form.contactPhone', mine: '13900000000', theirs: '13800000001', suggested: 'mine' },
    { path: 'materials', mine: [{ name: 'a' }], theirs: [{ name: 'b' }], suggested: 'theirs' },
  ])
})
test('the own value is suggested if the base is unknown', () => {
  expect(differences(mine, theirs, undefined).map((one) => one.suggested)).toEqual(['mine', 'mine', 'mine'])
})
test('a field of only one side is no difference', () => {
  expect(differences({ form: { note: 'x' } }, theirs, undefined)).toEqual([])
})
test('the merged body contains the chosen values and the city’s version', () => {
  expect(merged(mine, theirs, ['form.applyAmount'])).toEqual({
    version: 2,
    form: { applyAmount: 200, contactPhone: '13900000000' },
    materials: [{ name: 'a' }],
  })
  expect(mine.form.applyAmount).toBe(100)
})
test('entries of a list with keys are compared by key', () => {
  const city = {
    version: 2,
    attributes: [
      { key: 'revenue', value: 200, year: 2025 },
      { key: 'employees', value: 30 },
      { key: 'tax', value: 7 },
    ],
  }
  const own = {
    version: 1,
    attributes: [
      { key: 'employees', value: 40, confirmed: true },
      { key: 'revenue', value: 100, confirmed: true },
    ],
  }
  const before = { attributes: [{ key: 'employees', value: 30 }] }
  expect(differences(own, city, before)).toEqual([
    { path: 'attributes.employees', mine: 40, theirs: 30, suggested: 'mine' },
    { path: 'attributes.revenue', mine: 100, theirs: 200, suggested: 'mine' },
  ])
  expect(merged(own, city, ['attributes.revenue'])).toEqual({
    version: 2,
    attributes: [
      { key: 'employees', value: 40, confirmed: true },
      { key: 'revenue', value: 200, confirmed: true },
    ],
  })
})
