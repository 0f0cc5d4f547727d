import { describe, expect, test } from 'vitest'
import {
  detailFields,
  detailsOf,
  fieldsWithDetails,
  ratioOf,
  ratioWords,
  readDetails,
} from './item-details.ts'
import type { DeclarationForm } from './declaration.ts'
import type { ItemField } from './item-fields.ts'

const field = (key: string, kind: ItemField['kind'], more: Partial<ItemField> = {}): ItemField => ({
  key,
  kind,
  label: key,
  group: '贷款',
  required: true,
  ...more,
})

/** Returns the message at the one field, for one value. */
const messageOf = (one: ItemField, value: unknown) =>
  readDetails([one], value === undefined ? {} : { [one.key]: value }).problems[0]?.message

describe('each kind of field', () => {
  test.each<[Partial<ItemField> & { kind: ItemField['kind'] }, unknown, string | undefined]>([
    [{ kind: 'text' }, '滨海担保', undefined],
    [{ kind: 'text' }, undefined, '请填写担保机构'],
    [{ kind: 'text' }, ' \u3000\u200b', '请填写担保机构'],
    [{ kind: 'text' }, 12, '请填写担保机构'],
    [{ kind: 'text' }, '长'.repeat(101), '担保机构最多 100 个字'],
    [{ kind: 'text', min: 4 }, '滨海', '担保机构至少 4 个字'],
    [{ kind: 'area', max: 20 }, '长'.repeat(21), '担保机构最多 20 个字'],
    [{ kind: 'choice', choices: ['自建', '租赁'] }, '租赁', undefined],
    [{ kind: 'choice', choices: ['自建', '租赁'] }, '借用', '请选择担保机构'],
    [{ kind: 'choice' }, '自建', '请选择担保机构'],
    [{ kind: 'day' }, '2026-02-29', '担保机构不是日历上的日期，可写作 2026-01-05'],
    [{ kind: 'day' }, '2026年4月18日', undefined],
    [{ kind: 'day' }, '', '请选择担保机构'],
    [{ kind: 'phone' }, '138 0000 0001', undefined],
    [{ kind: 'phone' }, '2380000000', '担保机构应为 11 位手机号'],
    [{ kind: 'money' }, 0, undefined],
    [{ kind: 'money' }, 0.1 + 0.2, undefined],
    [{ kind: 'money' }, -1, '担保机构不能小于 0'],
    [{ kind: 'money', min: 10_000 }, 1, '担保机构不能小于 1 万元'],
    [{ kind: 'money', max: 5_000_000 }, 5_000_001, '担保机构不能大于 500 万元'],
    [{ kind: 'money' }, 1e13, '担保机构过大，请核对'],
    [{ kind: 'money' }, 1.005, '担保机构最多 2 位小数'],
    [{ kind: 'money' }, '约50', '请填写担保机构'],
    [{ kind: 'number' }, 1.5, '担保机构应为整数'],
    [{ kind: 'number', decimals: 2, max: 100 }, 3.85, undefined],
    [{ kind: 'number', decimals: 2 }, 3.855, '担保机构最多 2 位小数'],
    [{ kind: 'number', max: 100 }, 101, '担保机构不能大于 100'],
    [{ kind: 'number' }, NaN, '请填写担保机构'],
    [{ kind: 'number' }, Infinity, '担保机构过大，请核对'],
    [{ kind: 'number' }, { toString: () => '1' }, '请填写担保机构'],
  ])('%j with %j: %s', (one, value, message) =>
    expect(messageOf(field('guarantor', one.kind, { label: '担保机构', ...one }), value)).toBe(message),
  )

  test('may stay empty if it is optional, and is judged if it is filled in', () => {
    const one = field('note', 'money', { required: false })
    expect(readDetails([one], { note: '' })).toEqual({ details: {}, problems: [] })
    expect(messageOf(one, -1)).toBe('note不能小于 0')
  })
})

describe('fields that are compared', () => {
  const fields = [
    field('loanAmount', 'money', { label: '贷款金额' }),
    field('fee', 'money', { label: '担保费', atMost: 'loanAmount' }),
    field('from', 'day', { label: '开始日期' }),
    field('to', 'day', { label: '结束日期', notBefore: 'from' }),
    field('rdCost', 'money', { label: '研发费用', atMost: 'revenue', required: false }),
  ]
  const right = { loanAmount: 3_000_000, fee: 30_000, from: '2026-01-01', to: '2026-01-01' }

  test('are right at the limit, and wrong beyond it', () => {
    expect(readDetails(fields, { ...right, fee: 3_000_000 }).problems).toEqual([])
    const wrong = { ...right, fee: 3_000_000.01, to: '2025-12-31' }
    expect(readDetails(fields, wrong).problems).toEqual([
      { key: 'fee', message: '担保费不能大于贷款金额' },
      { key: 'to', message: '结束日期不能早于开始日期' },
    ])
  })
  test('may refer to the common form', () => {
    const { problems } = readDetails(fields, { ...right, rdCost: 200 }, { revenue: 100 })
    expect(problems).toEqual([{ key: 'rdCost', message: '研发费用不能大于上年营业收入' }])
  })
  test('are not compared as long as the other is missing', () =>
    expect(readDetails(fields, { ...right, rdCost: 200 }, {}).problems).toEqual([]))
})

test('values are cleaned, and those that the item does not ask for are left out', () => {
  const given = { guarantor: ' 滨海\u200b担保 ', since: '2026年4月18日', extra: 'x', constructor: 'y' }
  const fields = [field('guarantor', 'text'), field('since', 'day')]
  expect(readDetails(fields, given)).toEqual({
    details: { guarantor: '滨海担保', since: '2026-04-18' },
    problems: [],
  })
})

test('an inherited property is no value', () =>
  expect(readDetails([field('constructor', 'text')], {}).problems).toHaveLength(1))

test('a ratio is computed of two fields and is never asked for', () => {
  const ratio = field('rdRatio', 'ratio', { of: ['rdCost', 'revenue'] })
  expect(readDetails([ratio], { rdRatio: 99 })).toEqual({ details: {}, problems: [] })
  expect(ratioOf(ratio, { rdCost: 5_000_000 }, { revenue: 42_800_000 })).toBe(11.68)
  expect(ratioOf(ratio, { rdCost: 1 }, { revenue: 0 })).toBeUndefined()
  expect(ratioOf(ratio, { rdCost: '约50' }, { revenue: 1 })).toBeUndefined()
  expect(ratioWords([ratio], { rdCost: 0 }, { revenue: 1 })).toEqual({ 'details.rdRatio': '0.00%' })
  expect(ratioWords([ratio], {}, {})).toEqual({ 'details.rdRatio': '—' })
})

test('the fields of the item stand between the amount and the project', () => {
  const names = Object.keys(fieldsWithDetails([field('guarantor', 'text'), field('rate', 'number')]))
  const at = names.indexOf('form.applyAmount')
  expect(names.slice(at + 1, at + 4)).toEqual(['details.guarantor', 'details.rate', 'form.projectName'])
  expect(detailFields(undefined)).toEqual({})
})

test('the R&D cost of a version before is read as a detail, unless a detail states it', () => {
  const form = { rdCost: 5 } as DeclarationForm
  expect(detailsOf({ form })).toEqual({ rdCost: 5 })
  expect(detailsOf({ form, details: { rdCost: 7 } })).toEqual({ rdCost: 7 })
  expect(detailsOf({})).toEqual({})
})
