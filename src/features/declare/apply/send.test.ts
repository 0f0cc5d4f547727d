import * as v from 'valibot'
import { expect, test } from 'vitest'
import { declare } from '#api/declare.ts'
import { checked, declaration, filled, item } from './example.test-data.ts'
import { askedOf, handIn, refusals, toBody, toValues } from './send.ts'
import { papersOf } from './supplement.ts'

const asked = { papers: item.materials, fields: item.fields! }
const body = toBody(checked, item, 'en-chengyue')

test('a draft becomes the body that the contract asks for', () => {
  expect(v.safeParse(declare.create.body as v.GenericSchema, body).issues).toBeUndefined()
  expect(body).toMatchObject({ declareEntId: 'item-rd', declareEnId: 'en-chengyue', type: 'apply' })
  expect(body.form).toMatchObject({ revenue: 42_800_000 })
  expect(body.details).toEqual({ rdCost: 5_000_000, rdStaff: 22 })
  expect(body.materials.map(({ name, filePath }) => [name, filePath])).toEqual([
    ['研发费用专项审计报告', 'local:f1'],
    ['研发费用专项审计报告', '/files/2'],
  ])
  expect('childrenName' in body).toBe(false)
})

test('a chosen sub-item is sent', () =>
  expect(toBody({ ...checked, childrenName: '首次认定' }, item, 'en-chengyue').childrenName).toBe('首次认定'))

test('a declaration from the city becomes the same draft again, without the commitment', () =>
  expect(toValues(declaration, asked)).toEqual({ ...filled, agreed: false }))

test('a paper that the item no longer lists is left out; a date with a time becomes its day', () => {
  const changed = toValues(
    { ...declaration, form: { ...body.form, startDate: '2025-12-31T16:00:00.000Z' } },
    { ...asked, papers: [item.materials[1]!] },
  )
  expect(changed.materials).toEqual([{ name: '研发项目立项书', files: [] }])
  expect(changed.form.startDate).toBe('2026-01-01')
})

test('an error from the city is assigned to its field', () => {
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

test('a returned declaration has a slot for further papers, whose files are sent under its name', () => {
  const papers = papersOf(item, declaration)
  expect(papers.map(({ name }) => name)).toEqual(['研发费用专项审计报告', '研发项目立项书', '补充材料'])
  expect(papersOf(item).map(({ name }) => name)).not.toContain('补充材料')
  const again = { ...declaration.materials[0]!, name: '补充材料' }
  const values = toValues(
    { ...declaration, materials: [...declaration.materials, again] },
    { ...asked, papers },
  )
  expect(values.materials[2]?.files).toHaveLength(1)
  const sent = toBody({ ...checked, materials: values.materials }, item, 'en-chengyue').materials
  expect(sent.map(({ name }) => name)).toEqual(['研发费用专项审计报告', '研发费用专项审计报告', '补充材料'])
})

test('a reason of the city shows at the paper it names; one that names none asks for nothing', () => {
  const papers = papersOf(item, declaration)
  const returned = (reason: string, ...states: ('需补正' | '已通过')[]) =>
    askedOf(
      {
        ...declaration,
        reason,
        materials: declaration.materials.map((one, at) => ({ ...one, state: states[at] ?? '已通过' })),
      },
      papers,
    )
  expect(returned('研发费用专项审计报告不清晰', '需补正')).toEqual([
    { field: 'materials[0].files', errorMessage: '研发费用专项审计报告不清晰' },
  ])
  expect(returned('材料不清晰')).toEqual([])
  expect(returned('项目起止日期有误')).toEqual([])
})

test('an error from the city shows at its field, for a paper with the text about it', () => {
  const asked = [
    { field: 'form.revenue', errorMessage: '与审计报告不一致' },
    { field: 'materials', errorMessage: '研发项目立项书：缺少签章' },
  ]
  expect(askedOf({ ...declaration, reason: '与审计报告不一致', asked }, papersOf(item, declaration))).toEqual(
    [
      { field: 'form.revenue', errorMessage: '与审计报告不一致' },
      { field: 'materials[1].files', errorMessage: '研发项目立项书：缺少签章' },
    ],
  )
})

test('a new declaration is created, a returned one is handed in again at its version', () => {
  expect(handIn(body, undefined)).toEqual([declare.create, { body }])
  const mended = { ...body, id: 'declaration-1', version: 3, action: 'resubmit' }
  expect(handIn(body, declaration)).toEqual([declare.update, { body: mended }])
})
