import { textsOf } from '#mocks/files/pdf.test-kit.ts'
import { expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { declare } from '#api/declare.ts'
import type { ZjtxForm, ZjtxIndustry } from '#api/zjtx.ts'
import { openCity, upload } from './declare.test-kit.ts'
import { merged } from '#offline/outbox/conflict.ts'
import { advance } from './rules.ts'

const city = openCity()
const { as } = city

const form: ZjtxForm = {
  tier: '专精特新中小企业',
  industryCode: '3451',
  mainProduct: '精密滚珠丝杠副',
  marketYears: 11,
  employees: 186,
  rdEmployees: 34,
  revenue: 42_800_000,
  revenueBefore: 40_100_000,
  mainRevenue: 38_600_000,
  rdCost: 2_354_000,
  rdCostBefore: 2_010_000,
  totalAssets: 61_000_000,
  totalDebts: 28_000_000,
  patents: 6,
  summary: '专注数控机床核心功能部件的研发与制造。',
  contactName: '林晓岚',
  contactPhone: '13800000001',
}

/** Returns a special item that the enterprise may declare, with its required materials. */
async function specialItem() {
  const declared = new Set(city.world.db.declaration.getAll().map((one) => one.itemId))
  const { records } = await call(declare.list, { query: { size: 999 } })
  const item = records.find((one) => one.formKey === 'spec-declare' && !declared.has(one.id))
  if (!item) throw new Error('no special item left')
  const required = item.materials.filter((one) => one.required)
  const materials = await Promise.all(required.map((one) => upload(one.name, one.accept)))
  return { target: { declareEntId: item.id, declareEnId: 'en-chengyue' }, materials }
}

test('a draft may be incomplete, is shown at its item, changes by version, and becomes a submission', async () => {
  const { target, materials } = await specialItem()
  const running = async () => {
    const { records } = await call(declare.items, { query: { id: target.declareEntId } })
    return records[0]?.running
  }
  expect(await running()).toBeUndefined()
  const draft = await call(declare.zjtxDraft, {
    body: { ...target, form: { mainProduct: '精密' }, materials: [] },
  })
  expect(await running()).toMatchObject({ id: draft.id, status: '草稿' })
  expect(await call(declare.zjtxOne, { params: { id: draft.id } })).toMatchObject({
    ...target,
    status: '草稿',
    form: { mainProduct: '精密' },
  })
  const { records: drafts } = await call(declare.history, { query: target })
  expect(drafts).toMatchObject([{ id: draft.id, status: '草稿' }])
  const saved = await call(declare.zjtxDraft, { body: { ...target, ...draft, form, materials: [] } })
  expect(saved.version).toBe(draft.version + 1)
  await expect(
    call(declare.zjtxDraft, { body: { ...target, ...draft, form, materials: [] } }),
  ).rejects.toMatchObject({ kind: 'conflict' })
  const submission = { ...target, id: draft.id, version: saved.version, form }
  await expect(call(declare.zjtxSubmit, { body: { ...submission, materials: [] } })).rejects.toMatchObject({
    kind: 'refused',
  })
  const sent = await call(declare.zjtxSubmit, { body: { ...submission, materials } })
  expect(sent).toMatchObject({ id: draft.id, status: '已提交' })
  expect(sent.declareNo).toMatch(/^SB\d{14}$/)
  expect(await running()).toMatchObject({ id: draft.id, status: '已提交', declareNo: sent.declareNo })
  const { records } = await call(declare.flow, { query: { id: draft.id } })
  expect(records.map((one) => one.nodeName)).toEqual(['提交申报', '形式审查'])
})

test('a special declaration is submitted without a draft, only once, and corrected when returned', async () => {
  const { target, materials } = await specialItem()
  const body = { ...target, form, materials }
  const sent = await call(declare.zjtxSubmit, { body })
  await expect(call(declare.zjtxSubmit, { body })).rejects.toThrow('本企业已申报该项目')
  const returned = advance(city.world, sent.id, '待补正', { reason: '主导产品说明过于简单' })
  const same = { ...body, id: sent.id, version: returned.version }
  await expect(call(declare.zjtxSubmit, { body: same })).rejects.toThrow('与退回前的内容相同')
  const change = { ...same, form: { ...form, mainProduct: '高精度丝杠' } }
  const again = await call(declare.zjtxSubmit, { body: change })
  expect(again).toMatchObject({ status: '已提交', declareNo: sent.declareNo })
})

test('a submission is checked for fields that a draft may leave unchecked', async () => {
  const { target, materials } = await specialItem()
  const attempt = (part: Partial<ZjtxForm>) =>
    call(declare.zjtxSubmit, { body: { ...target, materials, form: { ...form, ...part } } })
  await expect(attempt({ mainRevenue: 42_800_001 })).rejects.toMatchObject({
    fields: [{ field: 'form.mainRevenue', errorMessage: '主营业务收入不能大于营业收入' }],
  })
  await expect(attempt({ rdCostBefore: 40_100_001 })).rejects.toMatchObject({
    fields: [{ field: 'form.rdCostBefore' }],
  })
  await expect(attempt({ tier: '专精特新“小巨人”企业' })).rejects.toMatchObject({
    fields: [{ field: 'form.revenueTwoBefore', errorMessage: '“小巨人”企业请填写大前年营业收入' }],
  })
  const patent = {
    name: '一种滚珠丝杠',
    kind: '发明专利' as const,
    no: 'ZL202310000001.1',
    date: '2024-05-10',
  }
  await expect(attempt({ ip: [patent] })).rejects.toMatchObject({
    fields: [{ field: 'form.patents', errorMessage: 'Ⅰ类知识产权数量与知识产权清单不一致' }],
  })
  const again = { ...patent, kind: '软件著作权' as const, date: '2099-01-01' }
  await expect(attempt({ ip: [patent, again], patents: 1 })).rejects.toMatchObject({
    fields: [
      { field: 'form.ip.1.no', errorMessage: '证书或专利号重复' },
      { field: 'form.ip.1.date', errorMessage: '授权日期不能晚于今天' },
    ],
  })
  await expect(attempt({ industryCode: 'C' })).rejects.toMatchObject({
    fields: [{ field: 'form.industryCode', errorMessage: '请选择所属行业' }],
  })
})

test('a special declaration never changes a declaration of another kind', async () => {
  const { target, materials } = await specialItem()
  const { id, version, itemId } = city.world.db.declaration.get('decl-review', '申报')
  const body = { ...target, id, version, form, materials }
  await expect(call(declare.zjtxSubmit, { body })).rejects.toThrow('申报与项目或企业不符')
  await expect(call(declare.zjtxDraft, { body: { ...body, declareEntId: itemId } })).rejects.toThrow(
    '申报与项目或企业不符',
  )
})

test('the application is a PDF for its owner only', async () => {
  const { blob } = await call(declare.zjtxDownload, { params: { id: 'zjtx-draft' } })
  expect((await blob.text()).startsWith('%PDF-')).toBe(true)
  as('u-other', 'en-jiashu')
  await expect(call(declare.zjtxDownload, { params: { id: 'zjtx-draft' } })).rejects.toMatchObject({
    status: 403,
  })
  await expect(call(declare.zjtxOne, { params: { id: 'zjtx-draft' } })).rejects.toMatchObject({ status: 403 })
})

test('the industries are the national classification, from its sections to its classes', async () => {
  const sections = await call(declare.zjtxIndustries, {})
  const below = (some: readonly ZjtxIndustry[]) => some.flatMap((one) => one.children ?? [])
  const divisions = below(sections)
  const groups = below(divisions)
  const classes = below(groups)
  const counts = [sections, divisions, groups, classes].map(
    (some) => new Set(some.map(({ code }) => code)).size,
  )
  expect(counts).toEqual([20, 97, 473, 1_381])
  // Manufacturing has 31 divisions.
  expect(sections.find((one) => one.code === 'C')?.children).toHaveLength(31)
  for (const { code, children = [] } of [...divisions, ...groups])
    for (const one of children) expect(one.code).toMatch(new RegExp(`^${code}\\d$`))
  expect(classes.find((one) => one.code === form.industryCode)?.name).toBe('滚动轴承制造')
  expect(classes.find((one) => one.code === '4120')?.name).toBe('核辐射加工')
})

test('a draft is checked for its shape, and may hold an incomplete list of intellectual property', async () => {
  const { target } = await specialItem()
  const save = (form: object) =>
    call(declare.zjtxDraft, { body: { ...target, form: form as Partial<ZjtxForm>, materials: [] } })
  await expect(save({ contactPhone: {} })).rejects.toMatchObject({ kind: 'refused' })
  await expect(save({ tier: '专'.repeat(5_000) })).rejects.toMatchObject({ kind: 'refused' })
  await expect(save({ mainProduct: '长'.repeat(2_001) })).rejects.toMatchObject({ kind: 'refused' })
  const { id } = await save({ ip: [{ name: '一种滚珠丝杠' }], mainProduct: '甲' })
  expect((await call(declare.zjtxOne, { params: { id } })).form.ip).toEqual([{ name: '一种滚珠丝杠' }])
  // An item has one draft, whichever device saves it first; another device gets a conflict that shows it.
  await expect(save({ mainProduct: '乙' })).rejects.toMatchObject({
    kind: 'conflict',
    current: { id, version: 1, form: { mainProduct: '甲' } },
  })
  const drafts = city.world.db.declaration.getAll().filter((one) => one.itemId === target.declareEntId)
  expect(drafts).toHaveLength(1)
})

test('every item declared by the special form is a title of 专精特新', async () => {
  const { records } = await call(declare.list, { query: { size: 999 } })
  const names = records.filter(({ formKey }) => formKey === 'spec-declare').map(({ name }) => name)
  expect(names.length).toBeGreaterThan(1)
  for (const name of names) expect(name).toMatch(/专精特新|创新型中小企业/)
})

test('the application contains all filled-in fields, with each piece of intellectual property on its line', async () => {
  const { specForm } = city.world.db.declaration.get('zjtx-draft', '申报')
  city.world.db.declaration.change('zjtx-draft', {
    specForm: {
      ...specForm,
      ...{ revenueTwoBefore: 38_000_000, equityRaised: 6_000_000, topThree: true, keyField: false },
      ...{ institute: '市级', quality: ['体系认证'], patents: 1 },
      ip: [{ name: '一种滚珠丝杠磨削装置', kind: '发明专利', no: 'ZL202310000001.1', date: '2024-05-10' }],
    },
  })
  const { blob } = await call(declare.zjtxDownload, { params: { id: 'zjtx-draft' } })
  // Joins the lines, because a long one wraps into the next.
  const text = textsOf(await blob.text()).join('')
  for (const line of [
    '大前年营业收入：3,800 万元',
    '近两年股权融资：600 万元',
    '主导产品国内前三：是',
    '属于“六基”或产业链关键环节：否',
    '研发机构：市级',
    '质量管理：体系认证',
    'Ⅰ类知识产权：1 项',
    '1. 一种滚珠丝杠磨削装置，发明专利，ZL202310000001.1，2024年5月10日',
  ])
    expect(text).toContain(line)
})

test('an empty quality management list is stored as an answer, and shown in the application', async () => {
  const params = { id: 'zjtx-draft' }
  const { declareEntId, declareEnId, version, form } = await call(declare.zjtxOne, { params })
  const body = { ...params, declareEntId, declareEnId, version, materials: [] }
  await call(declare.zjtxDraft, { body: { ...body, form: { mainProduct: form.mainProduct, quality: [] } } })
  expect((await call(declare.zjtxOne, { params })).form.quality).toEqual([])
  const { blob } = await call(declare.zjtxDownload, { params })
  expect(textsOf(await blob.text()).join('')).toContain('质量管理：无')
})

test('a form filled in without knowing of another device’s draft is submitted as that draft', async () => {
  const { id, itemId } = city.world.db.declaration.get('zjtx-draft', '申报')
  const { records } = await call(declare.items, { query: { id: itemId } })
  const required = records[0]!.materials.filter((one) => one.required)
  const materials = await Promise.all(required.map((one) => upload(one.name, one.accept)))
  const body = { declareEntId: itemId, declareEnId: 'en-chengyue', form, materials }
  const refused: unknown = await call(declare.zjtxSubmit, { body }).catch((error: unknown) => error)
  expect(refused).toMatchObject({ kind: 'conflict', current: { id } })
  const { current } = refused as { current: { form: ZjtxForm } }
  const chosen = merged(body, current, ['form.mainProduct']) as typeof body
  expect(await call(declare.zjtxSubmit, { body: chosen })).toMatchObject({ id, status: '已提交' })
  const { mainProduct, revenue } = (await call(declare.zjtxOne, { params: { id } })).form
  expect([mainProduct, revenue]).toEqual([current.form.mainProduct, form.revenue])
})
