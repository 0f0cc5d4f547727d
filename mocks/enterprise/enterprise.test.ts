import { expect, test } from 'vitest'
import { attributeKeys } from '#api/attribute.ts'
import { call } from '#api/call/call.ts'
import { enterprise } from '#api/enterprise.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { handlers } from './handlers.ts'

const { as } = startArea(handlers, { scenario: 'empty', each: ['u-enterprise', 'en-chengyue'] })

const attributes = async () => {
  const current = await call(enterprise.current, {})
  return new Map(current.attributes.map((one) => [one.key, one]))
}

test('the current enterprise returns the values that prefill forms, with source and year', async () => {
  const all = await attributes()
  expect([...all.keys()]).toEqual(attributeKeys)
  expect(all.get('revenue')).toMatchObject({
    label: '上年营业收入',
    value: 42_800_000,
    unit: '元',
    year: new Date().getFullYear() - 1,
    source: '手工',
    confirmed: true,
  })
  expect(all.get('highTech')).toMatchObject({ value: true, source: '官方' })
  as('u-enterprise', 'en-lanqi')
  expect((await attributes()).get('exports')).toMatchObject({ value: 0 })
})

test.each(['u-enterprise:en-lanqi', 'u-provider:en-qiming', 'u-other:en-jiashu'])(
  'every attribute of %s has a value',
  async (pair) => {
    const [userId, held] = pair.split(':')
    as(userId, held)
    expect([...(await attributes()).values()].filter((one) => one.value === undefined)).toEqual([])
  },
)

test('no user reads or writes an enterprise that is not theirs', async () => {
  as('u-enterprise', 'en-jiashu')
  await expect(call(enterprise.current, {})).rejects.toMatchObject({ status: 403 })
  await expect(call(enterprise.save, { body: { attributes: [] } })).rejects.toMatchObject({ status: 403 })
  as('u-enterprise', 'en-chengyue')
  await expect(call(enterprise.save, { body: { id: 'en-jiashu', attributes: [] } })).rejects.toMatchObject({
    status: 403,
  })
})

test('a saved attribute counts as typed in and confirmed; the others stay', async () => {
  const { version } = await call(enterprise.basic, {})
  const saved = await call(enterprise.save, {
    body: { version, attributes: [{ key: 'inventionPatents', value: 0 }, { key: 'exports' }] },
  })
  expect(saved).toEqual({ id: 'en-chengyue', version: version + 1 })
  const all = await attributes()
  expect(all.get('inventionPatents')).toMatchObject({ value: 0, source: '手工', confirmed: true })
  expect(all.get('exports')).not.toHaveProperty('value')
  expect(all.get('revenue')).toMatchObject({ value: 42_800_000 })
})

test('confirming a value keeps its source', async () => {
  await call(enterprise.save, { body: { attributes: [{ key: 'tax', value: 2_960_000 }] } })
  expect((await attributes()).get('tax')).toMatchObject({ source: '官方', confirmed: true })
})

test('a stale version is a conflict that carries the city’s record', async () => {
  const { version } = await call(enterprise.basic, {})
  await call(enterprise.save, { body: { version, attributes: [{ key: 'employees', value: 190 }] } })
  const stale = call(enterprise.save, { body: { version, attributes: [{ key: 'employees', value: 200 }] } })
  await expect(stale).rejects.toMatchObject({
    kind: 'conflict',
    current: { enId: 'en-chengyue', version: version + 1 },
  })
  expect((await attributes()).get('employees')).toMatchObject({ value: 190 })
})

test.each([
  [{ key: 'revenue', value: -1 }, '上年营业收入不能小于 0'],
  [{ key: 'revenue', value: '很多' }, '上年营业收入应为数字'],
  [{ key: 'highTech', value: 1 }, '请选择高新技术企业是或否'],
  [{ key: 'enName', value: '别的公司' }, '企业名称以登记信息为准，不能修改'],
  [{ key: 'district', value: '不存在区' }, '请选择区县'],
  [{ key: 'rdStaff', value: 9_999 }, '研发人员不能多于员工数'],
  [{ key: 'rdCost', value: 9e11 }, '研发费用不能大于营业收入'],
] as const)('the change %o is refused at its field', async (change, errorMessage) => {
  await expect(call(enterprise.save, { body: { attributes: [change] } })).rejects.toMatchObject({
    fields: [{ field: 'attributes.0.value', errorMessage }],
  })
})

test('basic information is saved as a whole and appears in the library', async () => {
  const basic = await call(enterprise.basic, {})
  const { mainBusiness, district, industry, scale } = basic
  const body = { mainBusiness, district, industry, scale, contactName: '林工', contactPhone: '13900000000' }
  await call(enterprise.saveBasic, {
    body: { ...body, address: '高新区科技大道120号', version: basic.version },
  })
  const seen = await call(enterprise.find, { query: { creditCode: basic.creditCode } })
  expect(seen.address).toBe('高新区科技大道120号')
  expect(seen).not.toHaveProperty('contactPhone')
  await expect(call(enterprise.saveBasic, { body: { ...body, address: '' } })).rejects.toMatchObject({
    fields: [{ field: 'address', errorMessage: '请填写地址' }],
  })
})

test('the library is filtered and paged, and every name is unique', async () => {
  const all = await call(enterprise.library, { query: { size: 999 } })
  expect(all.total).toBeGreaterThan(300)
  expect(new Set(all.records.map((one) => one.enName)).size).toBe(all.total)
  const some = await call(enterprise.library, {
    query: { district: '高新区', tag: '高企', current: 2, size: 3 },
  })
  expect(some.records).toHaveLength(3)
  expect(some.records.every((one) => one.district === '高新区' && one.tags.includes('高企'))).toBe(true)
  expect(some.total).toBeLessThan(all.total)
})

test('a typed name or code of at least two characters is completed', async () => {
  const suggested = await call(enterprise.suggest, { query: { keyword: '澄岳' } })
  expect(suggested.map((one) => one.enId)).toContain('en-chengyue')
  expect(suggested.length).toBeLessThanOrEqual(10)
  const { creditCode } = suggested[0]!
  expect(await call(enterprise.suggest, { query: { keyword: creditCode.toLowerCase() } })).toHaveLength(1)
  expect(await call(enterprise.suggest, { query: { keyword: '海' } })).toEqual([])
  await expect(call(enterprise.find, { query: { enName: '没有这家' } })).rejects.toMatchObject({
    kind: 'refused',
  })
})

test('the evaluation is the sum of its parts and gives advice', async () => {
  const grade = await call(enterprise.grade, {})
  expect(grade.score).toBe(grade.parts.reduce((sum, part) => sum + part.score, 0))
  expect(grade.grade).toBe('A')
  as('u-enterprise', 'en-lanqi')
  const weaker = await call(enterprise.grade, {})
  expect(weaker.score).toBeLessThan(grade.score)
  expect(weaker.parts.find((part) => part.name === '经营状况')?.advice).toBe('改善盈利，降低资产负债率')
})
