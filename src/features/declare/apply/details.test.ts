import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { ItemField } from '#api/item-fields.ts'
import { declaration, filled, item, target, withDetails } from './example.test-data.ts'
import { detailValues, knownDetails, migrated } from './details.ts'
import { schemaFor } from './schema.ts'
import { copyOf, toBody, toValues } from './send.ts'
import { papersOf } from './supplement.ts'

const guarantee: ItemField[] = [
  { key: 'bank', label: '贷款银行', kind: 'text', group: '贷款', required: true },
  { key: 'loanAmount', label: '贷款金额', kind: 'money', group: '贷款', required: true },
]
const asked = { papers: papersOf(item), fields: item.fields! }

/** Returns the errors of the item's own fields, by dotted path. */
const problems = (values: unknown) =>
  Object.fromEntries(
    (v.safeParse(schemaFor(target), values).issues ?? []).map((issue) => [
      v.getDotPath(issue) ?? '',
      issue.message,
    ]),
  )

test('a wrong field of the item is reported at its name, also while a common one is missing', () => {
  const { childrenName: _, ...values } = withDetails({ rdCost: undefined, rdStaff: '十人' })
  const form = { ...values.form, revenue: undefined }
  expect(problems({ ...values, form })).toEqual({
    'form.revenue': '请填写上年营业收入',
    'details.rdCost': '请填写上年研发费用',
    'details.rdStaff': '请填写研发人员',
  })
})

test('an item without fields of its own asks for none, and sends none', () => {
  const { childrenName: _, ...values } = filled
  const bare = v.parse(schemaFor({ ...target, fields: [] }), { ...values, details: {} })
  expect(toBody(bare, item, 'en-chengyue')).not.toHaveProperty('details')
})

test('a copy brings along the fields that both items ask for', () => {
  const earlier = { ...declaration, details: { rdCost: 5_000_000, rdStaff: 22, topic: '主轴热变形' } }
  expect(copyOf(earlier, asked).details).toEqual(earlier.details)
  expect(copyOf(earlier, { ...asked, fields: guarantee }).details).toEqual({
    bank: '',
    loanAmount: undefined,
  })
  const known = { bank: '滨海商业银行' }
  const copied = copyOf(earlier, { ...asked, fields: guarantee }, known)
  expect(copied.details).toEqual({ ...known, loanAmount: undefined })
  const other = { ...declaration, details: { bank: 12, loanAmount: '三百万' } }
  expect(toValues(other, { ...asked, fields: guarantee }).details).toEqual({
    bank: '',
    loanAmount: undefined,
  })
})

test('the profile fills in the fields that name an attribute, with its source', () => {
  const attribute = {
    label: '研发费用',
    value: 2_140_000,
    year: 2025,
    source: '官方',
    confirmed: true,
  } as const
  const enterprise = { attributes: [{ ...attribute, key: 'rdCost' }] } as never
  const { known, sources } = knownDetails(item.fields!, enterprise)
  expect(detailValues(item.fields!, known)).toEqual({ rdCost: 2_140_000, rdStaff: undefined, topic: '' })
  expect(Object.keys(sources)).toEqual(['details.rdCost'])
  expect(knownDetails(item.fields!, undefined)).toEqual({ known: {}, sources: {} })
})

test('a draft of the version before keeps its R&D cost, and any other is left as it is', () => {
  const before = { form: { revenue: 1, rdCost: '约50' }, agreed: false }
  expect(migrated(before)).toEqual({ ...before, details: { rdCost: '约50' } })
  expect(migrated(filled)).toBe(filled)
  for (const odd of [undefined, null, 'x', [], { form: 1 }]) expect(migrated(odd)).toBe(odd)
})
