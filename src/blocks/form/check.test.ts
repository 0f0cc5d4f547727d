import * as v from 'valibot'
import { expect, test } from 'vitest'
import { check, refusalsAt, unreadable } from './check.ts'
import { localFiles } from './local-files.ts'
import { fieldAt, labelOf, placeOf, stepOf } from './names.ts'
import { isShown, shownOnly } from './shown.ts'

const file = (filePath: string) => ({ filePath, fileName: '报告.pdf', size: 1, type: 'application/pdf' })
const values = {
  budgetType: '面议',
  budgetMin: '约50',
  images: [file('local:a'), file('/files/2'), file('local:b')],
  people: [{ phone: '' }],
  materials: [{ name: '审计报告', files: [file('local:c')] }],
}
const shown = { budgetMin: (one: { budgetType: string }) => one.budgetType === '固定' }

test('a path inside a list of files maps to the field of the list', () => {
  expect(fieldAt('images.1.size', values)).toBe('images')
  expect(fieldAt('materials.0.files.0.type', values)).toBe('materials[0].files')
  expect(fieldAt('people[0].phone', values)).toBe('people[0].phone')
  expect([...refusalsAt([{ field: 'images.2.size', errorMessage: '文件过大' }], values)]).toEqual([
    ['images', '文件过大'],
  ])
})

test('a field has its own label, a row’s field its number and column, a slot its paper’s name', () => {
  const labels = { 'people.phone': '联系电话', images: '图片' }
  expect(labelOf('people[0].phone', labels, values)).toBe('第 1 行 联系电话')
  expect(labelOf('images', labels, values)).toBe('图片')
  expect(labelOf('materials[0].files', labels, values)).toBe('审计报告')
})

test('fields are sorted by their steps', () => {
  const steps = [
    { key: 'a', title: '一', fields: ['people', 'images'] },
    { key: 'b', title: '二', fields: ['agreed'] },
  ]
  expect(stepOf(steps, 'people[3].phone')).toBe('a')
  expect(stepOf(steps, 'elsewhere')).toBe('b')
  const places = ['people[0].phone', 'people[12].phone', 'images', 'agreed'].map((one) => placeOf(steps, one))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('a hidden value is neither validated nor sent', () => {
  const schema = v.object({ budgetType: v.string(), budgetMin: v.exactOptional(v.number('请填写预算')) })
  expect(check(schema, shownOnly(shown, values))).toMatchObject({ done: true, value: { budgetType: '面议' } })
  const fixed = { ...values, budgetType: '固定' }
  expect([...check(schema, shownOnly(shown, fixed)).issues]).toEqual([['budgetMin', '请填写预算']])
  expect(isShown(shown, 'budgetMin', values)).toBe(false)
  expect(isShown(shown, 'budgetMin', fixed)).toBe(true)
  expect(isShown(shown, 'images', values)).toBe(true)
})

test('text that is no amount gets a specific message', () => {
  expect(unreadable('budgetMin', values, ['budgetMin'], {})).toMatch(/不准确/)
  expect(unreadable('budgetMin', values, [], { budgetMin: { unit: '人', decimals: 0 } })).toMatch(/不准确/)
  expect(unreadable('budgetType', values, ['budgetMin'], {})).toBeUndefined()
})

test('only files of this device are uploaded, in order of addition', () => {
  expect(localFiles(values).map(({ fileId }) => fileId)).toEqual(['a', 'b', 'c'])
  expect(localFiles(values)[0]).toEqual({ fileId: 'a', name: '报告.pdf', size: 1, type: 'application/pdf' })
})
