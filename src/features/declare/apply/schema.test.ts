import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { shownOnly } from '#blocks/form/shown.ts'
import { filled, target, withDetails, withForm } from './example.test-data.ts'
import { schemaFor, shownFor, type Target, type Values } from './schema.ts'

/** Returns the errors, by dotted path. */
function problems(values: Values, of: Target = target): Record<string, string> {
  const { issues = [] } = v.safeParse(schemaFor(of), shownOnly(shownFor(of), values))
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]))
}

test('a correctly filled form passes', () => expect(problems(filled)).toEqual({}))

describe('rules over several fields', () => {
  test('R&D cost may not exceed revenue, and may equal it', () => {
    expect(problems(withDetails({ rdCost: 42_800_000.01 }))).toEqual({
      'details.rdCost': '上年研发费用不能大于上年营业收入',
    })
    expect(problems(withDetails({ rdCost: 42_800_000 }))).toEqual({})
  })
  test('the end may not be before the start, but may be the same day', () => {
    expect(problems(withForm({ endDate: '2025-12-31' }))).toEqual({
      'form.endDate': '结束日期不能早于开始日期',
    })
    expect(problems(withForm({ endDate: '2026-01-01' }))).toEqual({})
  })
  test("the amount stays within the item's ceiling", () => {
    expect(problems(withForm({ applyAmount: 5_000_000 }))).toEqual({})
    expect(problems(withForm({ applyAmount: 5_000_001 }))).toEqual({
      'form.applyAmount': '本项目最高 500 万元',
    })
  })
  test('a sub-item must be chosen where there are some, and its own ceiling counts', () => {
    const subItems = [{ name: '首次认定', supportText: '', quotaAmount: 300_000 }]
    const split: Target = { ...target, subItems }
    expect(problems(filled, split)).toEqual({ childrenName: '请选择子项' })
    expect(problems({ ...filled, childrenName: '首次认定' }, split)).toEqual({
      'form.applyAmount': '本项目最高 30 万元',
    })
    expect(problems({ ...withForm({ applyAmount: 300_000 }), childrenName: '首次认定' }, split)).toEqual({})
  })
})

describe('single fields', () => {
  test.each([
    ['revenue', undefined, '请填写上年营业收入'],
    ['revenue', '约50x', '请填写上年营业收入'],
    ['revenue', -1, '上年营业收入不能小于 0'],
    ['employees', 0, '员工数应大于 0'],
    ['applyAmount', 0, '申请金额应大于 0'],
    ['contactPhone', '', '联系电话应为 11 位手机号'],
    ['contactPhone', '2380000000', '联系电话应为 11 位手机号'],
    ['startDate', '', '请选择开始日期'],
    ['projectName', '  ', '请填写项目名称'],
    ['projectSummary', '太短', '项目简介至少 10 个字'],
  ])('%s: %s', (name, value, message) =>
    expect(problems(withForm({ [name]: value }))[`form.${name}`]).toBe(message),
  )
  test('an R&D cost of 0 is accepted', () => expect(problems(withDetails({ rdCost: 0 }))).toEqual({}))
  test('a missing required paper is reported by name, an optional one is not', () => {
    const bare = filled.materials.map((slot) => ({ ...slot, files: [] }))
    expect(problems({ ...filled, materials: bare })).toEqual({
      'materials.0.files': '请上传研发费用专项审计报告',
    })
  })
  test('the commitment must be confirmed', () =>
    expect(problems({ ...filled, agreed: false })).toEqual({ agreed: '请先确认承诺' }))
})
