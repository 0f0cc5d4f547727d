import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Declaration } from '#api/declaration.ts'
import { declare } from '#api/declare.ts'
import { DRAFT_SCHEMA, localFiles, readDraft } from './draft.ts'
import { filled, item, withForm } from './example.test-data.ts'
import { emptyValues, refusals, toBody, toValues } from './send.ts'

const body = toBody(filled, item, 'en-hailan')

test('a draft becomes the body that the contract asks for', () => {
  expect(v.safeParse(declare.create.body as v.GenericSchema, body).issues).toBeUndefined()
  expect(body).toMatchObject({ declareEntId: 'item-rd', declareEnId: 'en-hailan', type: 'apply' })
  expect(body.form).toMatchObject({ revenue: 42_800_000, rdRatio: 11.68 })
  expect(body.materials.map(({ name, filePath }) => [name, filePath])).toEqual([
    ['研发费用专项审计报告', 'local:f1'],
    ['研发费用专项审计报告', '/files/2'],
  ])
  expect('childrenName' in body).toBe(false)
})

test('a chosen sub-item goes along', () =>
  expect(toBody({ ...filled, childrenName: '首次认定' }, item, 'en-hailan').childrenName).toBe('首次认定'))

const declaration: Declaration = {
  id: 'declaration-1',
  createTime: '2026-04-18T01:00:00.000Z',
  updateTime: '2026-04-18T01:00:00.000Z',
  enId: 'en-hailan',
  declareEnId: 'en-hailan',
  declareEntId: item.id,
  version: 3,
  type: 'apply',
  itemId: item.id,
  itemName: item.name,
  department: item.department,
  level: item.level,
  policyId: item.policyId,
  enterprise: { enName: '海澜精密制造有限公司', creditCode: '91370200MA3C1T8N6E' },
  form: body.form,
  materials: body.materials.map((one) => ({ ...one, state: '已通过' })),
  applyAmount: 500_000,
  contactName: '林晓岚',
  contactPhone: '13800000001',
  status: '待补正',
  currentNode: '企业补正',
}

test('what the city holds becomes the same draft again, but for the promise', () =>
  expect(toValues(declaration, item)).toEqual({ ...filled, agreed: false }))

test('a paper that the item no longer asks for stays out; a date with a time becomes its day', () => {
  const changed = toValues(
    { ...declaration, form: { ...body.form, startDate: '2025-12-31T16:00:00.000Z' } },
    { materials: [{ ...item.materials[1]! }] },
  )
  expect(changed.materials).toEqual([{ name: '研发项目立项书', files: [] }])
  expect(changed.form.startDate).toBe('2026-01-01')
})

test('a refusal finds its field', () => {
  const found = refusals(
    [
      { field: 'form.applyAmount', errorMessage: '本项目最高 500 万元' },
      { field: 'materials', errorMessage: '请上传研发项目立项书' },
      { field: 'materials.1.size', errorMessage: '文件过大' },
    ],
    filled,
  )
  expect(Object.fromEntries(found)).toEqual({
    'form.applyAmount': '本项目最高 500 万元',
    'materials[1].files': '请上传研发项目立项书',
    'materials[0].files': '文件过大',
  })
})

test('a draft of this version comes back whole, unreadable amounts as they were typed', () => {
  const values = withForm({ rdCost: '约50x', employees: undefined })
  const again = readDraft({ values: JSON.parse(JSON.stringify(values)), schema: DRAFT_SCHEMA }, item)
  expect(again).toEqual({ values: { ...values, agreed: false }, foreign: false, lost: [] })
})

test('a draft of another version keeps what can be read and names what cannot', () => {
  const old = {
    form: { projectName: '五轴数控加工中心研制', revenue: 42_800_000, startDate: 20_260_101 },
    materials: [
      { name: '研发项目立项书', files: [] },
      { name: '旧材料', files: filled.materials[0]!.files },
    ],
  }
  const { values, foreign, lost } = readDraft({ values: old, schema: 0 }, item)
  expect(foreign).toBe(true)
  expect(values.form.projectName).toBe('五轴数控加工中心研制')
  expect(values.form.revenue).toBe(42_800_000)
  expect(values.materials.map((slot) => slot.name)).toEqual(['研发费用专项审计报告', '研发项目立项书'])
  expect(lost).toEqual(expect.arrayContaining(['项目开始日期', '旧材料']))
  expect(lost).not.toContain('上年营业收入')
})

test('what is no draft at all is said so', () =>
  expect(readDraft({ values: 'x', schema: 9 }, item)).toEqual({
    values: emptyValues(item),
    foreign: true,
    lost: ['全部内容'],
  }))

test('only files that rest on this device go along to be uploaded', () =>
  expect(localFiles(filled)).toEqual([
    { fileId: 'f1', name: '报告.pdf', size: 3_355_443, type: 'application/pdf' },
  ]))
