import { expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { declare } from '#api/declare.ts'
import { fieldsOf, readDetails } from '#api/item-details.ts'
import { exampleDetails } from '#mocks/policy/item-kinds.ts'
import { bodyFor, form, freshItem, openCity } from './declare.test-kit.ts'
import { advance } from './rules.ts'

const city = openCity()

const refusedAt = (field: string, errorMessage: string) => ({
  kind: 'refused',
  fields: [{ field, errorMessage }],
})

test('every item with a form asks for its own fields, and the rules accept its example', () => {
  const items = city.world.db.item.getAll().filter(({ formKey }) => formKey === 'apply')
  expect(items.length).toBeGreaterThan(100)
  const problems = items.flatMap(({ name, fields = [] }) => [
    ...(fields.length === 0 ? [`${name}: no fields`] : []),
    ...(new Set(fields.map(({ key }) => key)).size < fields.length ? [`${name}: a key occurs twice`] : []),
    ...readDetails(fields, exampleDetails(fields), form).problems.map(({ message }) => `${name}: ${message}`),
  ])
  expect(problems).toEqual([])
})

test('every seeded declaration has details that its item accepts', () => {
  const rows = city.world.db.declaration.getAll().filter(({ type }) => type === 'apply')
  expect(rows.length).toBeGreaterThan(5)
  const problems = rows.flatMap((row) =>
    readDetails(fieldsOf(row), row.details ?? {}, row.form).problems.map(
      ({ message }) => `${row.id}: ${message}`,
    ),
  )
  expect(problems).toEqual([])
})

test('only items about research ask for the R&D cost, and a guarantee fee asks for its loan and its guarantor', () => {
  const labelsOf = (word: string) =>
    city.world.db.item
      .getAll()
      .find(({ name }) => name.includes(word))!
      .fields!.map(({ label }) => label)
  expect(labelsOf('企业研发费用分档补助')).toContain('上年研发费用')
  expect(labelsOf('融资担保费补助')).toEqual([
    ...['贷款银行', '借款合同编号', '贷款金额', '放款日期', '贷款到期日期', '年利率'],
    ...['担保机构', '担保合同编号', '担保开始日期', '担保结束日期', '担保费', '担保费缴纳日期'],
  ])
  for (const word of ['标准厂房租金', '国际市场开拓', '标准化项目', '吸纳就业', '智能工厂'])
    expect(labelsOf(word)).not.toContain('上年研发费用')
})

test('a wrong, missing or hostile detail is refused at its field', async () => {
  const { records } = await call(declare.list, { query: { keyword: '融资担保费补助', size: 999 } })
  const guarantee = records.find(({ running }) => !running)!
  const right = exampleDetails(guarantee.fields)
  const body = { ...(await bodyFor(guarantee)), form: { ...form, applyAmount: 1 } }
  const attempt = (details: Record<string, unknown> | undefined) =>
    call(declare.create, { body: { ...body, details: details as typeof right } })
  await expect(attempt({ ...right, guaranteeFee: 3_000_001 })).rejects.toMatchObject(
    refusedAt('details.guaranteeFee', '担保费不能大于贷款金额'),
  )
  await expect(attempt({ ...right, loanEnd: '2026-02-30' })).rejects.toMatchObject(
    refusedAt('details.loanEnd', '贷款到期日期不是日历上的日期，可写作 2026-01-05'),
  )
  await expect(attempt({ ...right, guarantor: ' \u200b' })).rejects.toMatchObject(
    refusedAt('details.guarantor', '请填写担保机构'),
  )
  await expect(attempt({ ...right, bank: { name: '银行' } })).rejects.toMatchObject({
    fields: [{ field: 'details.bank', errorMessage: '请按要求填写此项' }],
  })
  await expect(attempt([] as never)).rejects.toMatchObject({ fields: [{ field: 'details' }] })
  const asked = guarantee.fields!.map(({ key }) => `details.${key}`)
  await expect(attempt(undefined)).rejects.toMatchObject({ fields: asked.map((field) => ({ field })) })
  const sent = await attempt({ ...right, extra: 'x', rdCost: 5 })
  const params = { params: { id: sent.id }, query: { type: 'apply' as const } }
  expect((await call(declare.one, params)).details).toEqual(right)
})

test('the R&D cost of a portal of the version before is read as a detail', async () => {
  const research = city.world.db.item.get('item-rd', '申报项目')
  const { rdCost, ...rest } = exampleDetails(research.fields)
  const body = { ...(await bodyFor(research)), details: rest, form: { ...form, rdCost: Number(rdCost) } }
  const sent = await call(declare.create, { body })
  const one = await call(declare.one, { params: { id: sent.id }, query: { type: 'apply' } })
  expect(one.details).toMatchObject({ rdCost })
  expect(one.form).not.toHaveProperty('rdCost')
})

test('a returned declaration names a detail that is to be corrected', async () => {
  const guarantee = await freshItem(city)
  const sent = await call(declare.create, { body: await bodyFor(guarantee) })
  const [one] = guarantee.fields!
  const asked = [{ field: one!.key, errorMessage: `请核对${one!.label}` }]
  const row = advance(city.world, sent.id, '待补正', { asked })
  expect(row.asked).toEqual([{ field: `details.${one!.key}`, errorMessage: `请核对${one!.label}` }])
})
