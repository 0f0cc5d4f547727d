import { resetWorld } from '#mocks/world.ts'
import { expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { declare } from '#api/declare.ts'
import type { Input } from '#api/call/endpoint.ts'
import { message } from '#api/message.ts'
import { exampleDetails } from '#mocks/policy/item-kinds.ts'
import { bodyFor, form, freshItem, openCity, upload } from './declare.test-kit.ts'
import { advance } from './rules.ts'

const city = openCity()
const { as } = city

const refusedAt = (field: string, errorMessage: string) => ({
  kind: 'refused',
  fields: [{ field, errorMessage }],
})

test('a submission gets its number, its first steps and a message, and is listed as running', async () => {
  const item = await freshItem(city)
  const { total: before } = await call(message.count, {})
  const sent = await call(declare.create, { body: await bodyFor(item) })
  expect(sent).toMatchObject({ status: '已提交', version: 1 })
  expect(sent.declareNo).toMatch(/^SB\d{8}\d{6}$/)
  const one = await call(declare.one, { params: { id: sent.id }, query: { type: 'apply' } })
  expect(one).toMatchObject({
    itemName: item.name,
    declareEnId: 'en-chengyue',
    declareEntId: item.id,
    currentNode: '形式审查',
    fields: item.fields,
    details: exampleDetails(item.fields),
  })
  const { records: earlier } = await call(declare.history, { query: { declareEntId: item.id } })
  expect(earlier).toMatchObject([{ declareEnId: 'en-chengyue', declareEntId: item.id }])
  expect(one.enterprise.enName).toBe('澄岳精密制造有限公司')
  const { records } = await call(declare.flow, { query: { id: sent.id, current: 1, size: 999 } })
  expect(records.map(({ nodeName, action, overdue }) => [nodeName, action, overdue])).toEqual([
    ['提交申报', '提交', false],
    ['形式审查', '受理', false],
  ])
  expect(records[1]?.endTime).toBeUndefined()
  expect((await call(message.count, {})).total).toBe(before + 1)
  const { records: items } = await call(declare.list, { query: { keyword: item.name, size: 999 } })
  expect(items.find(({ id }) => id === item.id)?.running).toMatchObject({ id: sent.id, status: '已提交' })
})

test('an invalid field of a form is refused at that field', async () => {
  const item = await freshItem(city)
  const body = await bodyFor(item)
  const attempt = (part: Partial<typeof form>) =>
    call(declare.create, { body: { ...body, form: { ...form, ...part } } })
  await expect(attempt({ contactPhone: '0532-1234' })).rejects.toMatchObject(
    refusedAt('form.contactPhone', '联系电话应为 11 位手机号'),
  )
  await expect(attempt({ endDate: '2025-12-31' })).rejects.toMatchObject(
    refusedAt('form.endDate', '结束日期不能早于开始日期'),
  )
  await expect(attempt({ applyAmount: 0 })).rejects.toMatchObject(
    refusedAt('form.applyAmount', '申请金额应大于 0'),
  )
  const most = item.quotaAmount
  await expect(attempt({ applyAmount: most + 1 })).rejects.toMatchObject({
    fields: [
      {
        field: 'form.applyAmount',
        errorMessage: `本项目最高 ${(most / 10_000).toLocaleString('zh-CN')} 万元`,
      },
    ],
  })
  const { contactName: _, ...nameless } = form
  await expect(
    call(declare.create, { body: { ...body, form: nameless as typeof form } }),
  ).rejects.toMatchObject(refusedAt('form.contactName', '请填写联系人'))
})

test('a required material must be present, and be a file that this user uploaded', async () => {
  const item = await freshItem(city)
  const body = await bodyFor(item)
  const [first, ...rest] = body.materials
  await expect(call(declare.create, { body: { ...body, materials: rest } })).rejects.toMatchObject(
    refusedAt('materials', `请上传${first!.name}`),
  )
  as('u-other', 'en-jiashu')
  const foreign = await upload(first!.name, ['pdf'])
  as('u-enterprise', 'en-chengyue')
  await expect(
    call(declare.create, { body: { ...body, materials: [foreign, ...rest] } }),
  ).rejects.toMatchObject(refusedAt('materials.0.filePath', '第 1 个文件未上传成功，请重新上传'))
})

test('a declaration outside the application window is refused', async () => {
  const template = await bodyFor(await freshItem(city))
  const attempt = (state: '已截止' | '未开始') => async () => {
    const { records } = await call(declare.items, { query: { state, mode: '网上申报', size: 999 } })
    const item = records.find((one) => one.formKey === 'apply')!
    return call(declare.create, { body: { ...template, declareEntId: item.id } })
  }
  await expect(attempt('已截止')()).rejects.toThrow('申报已截止')
  await expect(attempt('未开始')()).rejects.toThrow('申报尚未开始')
})

test('an enterprise declares an item once at a time, and again after withdrawing', async () => {
  const body = await bodyFor(await freshItem(city))
  const sent = await call(declare.create, { body })
  await expect(call(declare.create, { body })).rejects.toThrow(
    `本企业已申报该项目，申报编号 ${sent.declareNo}`,
  )
  const { form: _, materials: __, ...target } = body
  const change = { ...target, id: sent.id, action: 'withdraw' as const }
  const withdrawn = await call(declare.update, { body: { ...change, version: sent.version } })
  expect(withdrawn).toMatchObject({ status: '已撤回', version: 2 })
  await expect(call(declare.update, { body: { ...change, version: 2 } })).rejects.toThrow(
    '已撤回的申报不能撤回',
  )
  const again = await call(declare.create, { body })
  expect(again.declareNo).not.toBe(sent.declareNo)
  const { records } = await call(declare.history, { query: { declareEntId: body.declareEntId } })
  expect(records.map((one) => one.status).sort()).toEqual(['已提交', '已撤回'].sort())
})

test('a change to an earlier version is a conflict that carries the current record', async () => {
  const body = await bodyFor(await freshItem(city))
  const sent = await call(declare.create, { body })
  advance(city.world, sent.id, '已受理')
  await expect(
    call(declare.update, { body: { ...body, id: sent.id, version: sent.version, action: 'withdraw' } }),
  ).rejects.toMatchObject({
    kind: 'conflict',
    status: 409,
    current: { id: sent.id, status: '已受理', version: 2 },
  })
})

test('the same idempotency key has one effect', async () => {
  const body = await bodyFor(await freshItem(city))
  const send = () => call(declare.create, { body }, { idempotencyKey: 'one-submission' })
  const [first, second] = [await send(), await send()]
  expect(second).toEqual(first)
  const effects = city.world.journal.filter((one) => one.idempotencyKey === 'one-submission' && one.effect)
  expect(effects).toHaveLength(1)
  expect(city.world.db.declaration.getAll().filter((one) => one.itemId === body.declareEntId)).toHaveLength(1)
})

test('a returned declaration is corrected with its old and new materials, in time', async () => {
  const row = city.world.db.declaration.get('decl-fix', '申报')
  expect(row).toMatchObject({ status: '待补正', reason: '补充检测报告', enId: 'en-chengyue' })
  const sent = {
    id: row.id,
    declareEntId: row.itemId,
    declareEnId: 'en-chengyue',
    type: 'apply' as const,
    action: 'resubmit' as const,
    version: row.version,
  }
  await expect(call(declare.update, { body: sent })).rejects.toMatchObject(refusedAt('form', '请填写申报表'))
  const asked = city.world.db.item.get(row.itemId, '申报项目').materials[0]!.name
  const report = await upload(asked, ['pdf'])
  const materials = [...row.materials, report]
  const answer = await call(declare.update, {
    body: { ...sent, form: row.form!, details: row.details, materials },
  })
  expect(answer).toMatchObject({ status: '已提交', version: row.version + 1, declareNo: row.declareNo })
  const one = await call(declare.one, { params: { id: row.id }, query: { type: 'apply' } })
  expect(one.reason).toBeUndefined()
  expect(one.dueDate).toBeUndefined()
  expect(one.materials.at(-1)).toMatchObject({ name: asked, state: '待审核' })
  const { records } = await call(declare.flow, { query: { id: row.id } })
  expect(records.at(-2)).toMatchObject({ nodeName: '企业补正', action: '提交' })
  await expect(
    call(declare.update, {
      body: { ...sent, version: answer.version, form: row.form!, details: row.details, materials },
    }),
  ).rejects.toThrow('已提交的申报不能修改')
})

test('a declaration is found by its id and its form type, and not under another type', async () => {
  const params = { id: 'decl-review' }
  expect(await call(declare.one, { params, query: { type: 'apply' } })).toMatchObject(params)
  await expect(call(declare.one, { params, query: { type: 'spec-declare' } })).rejects.toMatchObject({
    message: '申报不存在或已删除',
  })
  await expect(call(declare.one, { params } as Input<typeof declare.one>)).rejects.toMatchObject(
    refusedAt('type', '申报类型有误'),
  )
})

test('the city moves a declaration only as the lifecycle allows', async () => {
  const sent = await call(declare.create, { body: await bodyFor(await freshItem(city)) })
  expect(() => advance(city.world, sent.id, '已兑付')).toThrow('已提交的申报不能改为已兑付')
  for (const state of ['已受理', '审核中', '评审中', '公示中', '已通过', '兑付中', '已兑付'] as const)
    advance(city.world, sent.id, state)
  expect(await call(declare.one, { params: { id: sent.id }, query: { type: 'apply' } })).toMatchObject({
    status: '已兑付',
    paidAmount: 50_000,
  })
  const { records } = await call(declare.flow, { query: { id: sent.id, size: 999 } })
  expect(records.every((one) => one.endTime)).toBe(true)
  expect(records.map((one) => one.nodeName)).toEqual([
    '提交申报',
    '形式审查',
    '初审',
    '复审',
    '专家评审',
    '结果公示',
    '批复下达',
    '资金拨付',
  ])
  const { records: told } = await call(message.page, { query: { type: '申报进度', size: 8, read: 'false' } })
  expect(told.filter((one) => one.bizId === sent.id)).toHaveLength(8)
})

test('no user sees or changes another’s declaration, or declares for an enterprise that is not theirs', async () => {
  await expect(
    call(declare.one, { params: { id: 'decl-other' }, query: { type: 'apply' } }),
  ).rejects.toMatchObject({ status: 403 })
  await expect(call(declare.flow, { query: { id: 'decl-other' } })).rejects.toMatchObject({ status: 403 })
  await expect(call(declare.receipt, { query: { id: 'decl-other' } })).rejects.toMatchObject({ status: 403 })
  const row = city.world.db.declaration.get('decl-other', '申报')
  const target = { declareEntId: row.itemId, declareEnId: 'en-jiashu', type: 'apply' as const }
  await expect(
    call(declare.update, { body: { ...target, id: row.id, version: row.version, action: 'withdraw' } }),
  ).rejects.toMatchObject({ status: 403 })
  const body = await bodyFor(await freshItem(city))
  await expect(call(declare.create, { body: { ...body, declareEnId: 'en-lanqi' } })).rejects.toMatchObject({
    status: 403,
  })
  await expect(call(declare.create, { body }, { enId: 'en-jiashu' })).rejects.toMatchObject({ status: 403 })
})

test('my declarations are those of the current enterprise, filtered by group, state and keyword', async () => {
  const mine = async (query: Input<typeof declare.mine>['query']) =>
    (await call(declare.mine, { query: { size: 999, ...query } })).records
  const all = await mine({})
  expect(all.length).toBeGreaterThanOrEqual(8)
  expect(all.every((one) => one.enId === 'en-chengyue')).toBe(true)
  const groups = await Promise.all((['办理中', '待补正', '已办结'] as const).map((group) => mine({ group })))
  expect(groups.flat()).toHaveLength(all.length)
  expect(await mine({ status: '已兑付', keyword: '主轴装配线' })).toMatchObject([
    { id: 'decl-paid', paidAmount: 126_000 },
  ])
  expect(await mine({ status: '不予通过' })).toMatchObject([
    { id: 'decl-refused', reason: expect.stringContaining('3.2%') as string },
  ])
  as('u-person', '')
  expect(await mine({})).toEqual([])
})

test('the seeded world has no declaration of item-rd', () => {
  expect(city.world.db.declaration.getAll().filter((one) => one.itemId === 'item-rd')).toEqual([])
})

test('the receipt is a PDF, and a draft has none', async () => {
  const { blob, name } = await call(declare.receipt, { query: { id: 'decl-paid' } })
  expect(name).toMatch(/^申报回执-SB\d+\.pdf$/)
  expect(blob.type).toBe('application/pdf')
  expect((await blob.text()).startsWith('%PDF-')).toBe(true)
  await expect(call(declare.receipt, { query: { id: 'zjtx-draft' } })).rejects.toThrow('草稿没有回执')
})

test('an application-free benefit is confirmed once, and only by its enterprise', async () => {
  const row = city.world.db.declaration.get('benefit-confirm', '申报')
  const body = {
    id: row.id,
    version: row.version,
    declareEntId: row.itemId,
    declareEnId: 'en-chengyue',
    type: 'apply-msjx' as const,
    action: 'confirm' as const,
  }
  as('u-other', 'en-jiashu')
  await expect(call(declare.update, { body })).rejects.toMatchObject({ status: 403 })
  as('u-enterprise', 'en-chengyue')
  const confirmed = await call(declare.update, { body })
  expect(confirmed.status).toBe('自动兑付')
  await expect(
    call(declare.update, { body: { ...body, version: confirmed.version, action: 'giveUp' } }),
  ).rejects.toThrow('当前无需确认享受意愿')
  const { records } = await call(declare.items, { query: { mode: '免申即享' } })
  expect(records.length).toBeGreaterThan(0)
  expect(records.every((one) => one.benefit && one.benefit.fundUsed <= one.benefit.fundBudget)).toBe(true)
})

test('a seeded declaration repeats the enterprise’s own record, and is for no other district’s item', () => {
  const { declaration, enterprise, policy } = resetWorld('seeded', 'default', 1).db
  const seeded = declaration.getAll().filter(({ id }) => id.startsWith('decl-'))
  const saysOtherwise = seeded.filter(({ enId, form }) => {
    const revenue = enterprise.get(enId, '企业').facts.find(({ key }) => key === 'revenue')?.value
    return form && form.revenue !== revenue
  })
  expect(saysOtherwise).toEqual([])
  const elsewhere = seeded.filter(
    ({ enId, level, policyId }) =>
      level === '区县级' && policy.get(policyId, '政策').region !== enterprise.get(enId, '企业').district,
  )
  expect(elsewhere).toEqual([])
})
