import { beforeEach, expect, test } from 'vitest'
import { appeal } from '#api/appeal.ts'
import { call } from '#api/call/call.ts'
import { workdaysAfter } from '#rules/workdays.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { detail, evaluate, save, supplement, urge } from './appeal.test-kit.ts'
import { handlers } from './handlers.ts'
import { advance } from './office.ts'

const city = startArea(handlers)

const { as } = city
const asVisitor = () => as(undefined)

beforeEach(() => as('u-enterprise', 'en-chengyue'))

test('a new appeal waits with a number and a term of 4 working days, a 咨询 with 2', async () => {
  const { id, appealNo, state, dueDate } = await save()
  expect({ state, dueDate }).toEqual({ state: '待受理', dueDate: workdaysAfter(city.world.now(), 4) })
  expect(appealNo).toMatch(/^SQ\d{14}$/)
  expect(await detail(id)).toMatchObject({
    enName: '澄岳精密制造有限公司',
    timeline: [{ action: '提交' }],
  })
  expect((await save({ type: '咨询' })).dueDate).toBe(workdaysAfter(city.world.now(), 2))
})
test('an incomplete form is refused at its fields', async () => {
  await expect(save({ title: '', content: '太短', contactPhone: '123' })).rejects.toMatchObject({
    fields: [
      { field: 'title', errorMessage: '请填写标题' },
      { field: 'content', errorMessage: '诉求内容至少 10 个字' },
      { field: 'contactPhone' },
    ],
  })
  await expect(save({ content: '字'.repeat(2001) })).rejects.toMatchObject({
    fields: [{ field: 'content', errorMessage: '诉求内容最多 2000 个字' }],
  })
  expect((await save({ content: '字'.repeat(2000) })).state).toBe('待受理')
})
test('files are at most 5, and the caller’s own uploads', async () => {
  const upload = (userId: string, name: string) => {
    const file = { filePath: `/upload/${name}`, fileName: name, type: 'image/png' }
    city.world.files.set(file.filePath, { ...file, bytes: new Uint8Array(3), userId, enId: '' })
    return { ...file, size: 3 }
  }
  const mine = upload('u-enterprise', '现场.png')
  const { id } = await save({ attachments: [mine] })
  expect((await detail(id)).attachments).toEqual([mine])
  await expect(save({ attachments: [mine, upload('u-other', '他人.png')] })).rejects.toMatchObject({
    fields: [{ field: 'attachments.1.filePath' }],
  })
  await expect(save({ attachments: Array.from({ length: 6 }, () => mine) })).rejects.toMatchObject({
    fields: [{ field: 'attachments', errorMessage: '附件最多 5 个' }],
  })
})
test('the counts follow every change', async () => {
  const before = await call(appeal.numberInfo, {})
  expect(before.total).toBe(before.pending + before.processing + before.finished)
  await evaluate('appeal-rate')
  await save()
  expect(await call(appeal.numberInfo, {})).toMatchObject({
    total: before.total + 1,
    pending: before.pending + 1,
    processing: before.processing - 1,
    finished: before.finished + 1,
  })
})
test('a list is the caller’s alone, and filters by state, type and keyword', async () => {
  const all = await call(appeal.page, { query: { size: 99 } })
  expect(all.records.map((one) => one.id)).not.toContain('appeal-other')
  const [first] = all.records
  expect((await call(appeal.page, { query: { keyword: first!.appealNo } })).total).toBe(1)
  const refused = await call(appeal.page, { query: { state: '不予受理', type: '投诉' } })
  expect(refused.records.map((one) => one.title)).toEqual(['中标后业主单位迟迟不签合同'])
})
test('another user’s private appeal is refused in every call', async () => {
  await expect(detail('appeal-other')).rejects.toMatchObject({ status: 403 })
  await expect(evaluate('appeal-other')).rejects.toMatchObject({ status: 403 })
  await expect(urge('appeal-other')).rejects.toMatchObject({ status: 403 })
  await expect(supplement('appeal-other', 4)).rejects.toMatchObject({ status: 403 })
  await expect(
    call(appeal.save, { body: { action: 'withdraw', id: 'appeal-other', version: 4, reason: '不需要了' } }),
  ).rejects.toMatchObject({ status: 403 })
})
test('a visitor reads the public appeals in a list, without their authors', async () => {
  asVisitor()
  const { records, total } = await call(appeal.pageByTel, { query: { size: 99 } })
  expect(records).not.toEqual([])
  for (const one of records) {
    expect(one).toMatchObject({ isPublic: true })
    expect(one).not.toHaveProperty('contactName')
  }
  const legal = await call(appeal.pageByTel, { query: { category: '法治维权', size: 99 } })
  expect(legal.total).toBeGreaterThan(0)
  expect(legal.total).toBeLessThan(total)
})
test('a visitor reads a public appeal whole by its id, without any trace of its author', async () => {
  const also = { enId: 'en-xinchuang', enName: '新创复合材料有限公司', creditCode: '91371800MA3H1N6Q7T' }
  const other = city.world.db.user.find('u-other')!
  city.world.db.user.change('u-other', { ens: [...other.ens, also] })
  city.world.db.appeal.change('appeal-public', {
    contactName: '何经理',
    content:
      '嘉树新材料有限公司和新创复合材料有限公司何嘉树，反映设备款被拖欠，请找何经理：13800000004、138 0000 0004、１３８－００００－０００４，hejiashu@jiashu.cn，微信：hejiashu_2026，QQ 12345678。',
  })
  asVisitor()
  const { records } = await call(appeal.pageByTel, { query: { id: 'appeal-public' } })
  expect(records).toMatchObject([
    { id: 'appeal-public', replies: [{ handlerOrg: expect.any(String) as string }] },
  ])
  expect(JSON.stringify(records)).not.toMatch(
    /0004|０００４|何嘉树|何经理|嘉树新材料|新创复合|hejiashu|12345678|contact|attachments|enName|userId/,
  )
  expect((await call(appeal.pageByTel, { query: { id: 'appeal-other' } })).total).toBe(0)
  as('u-enterprise', 'en-chengyue')
  await expect(detail('appeal-public')).rejects.toMatchObject({ status: 403 })
})
test('a visitor who enters a phone number reads the progress of its appeals, but neither content nor author', async () => {
  asVisitor()
  const { records } = await call(appeal.pageByTel, { query: { tel: '13800000004', size: 99 } })
  expect(records).not.toEqual([])
  for (const one of records)
    expect(Object.keys(one).sort()).toEqual(['appealNo', 'category', 'dueDate', 'state'])
  // No filter reveals a field that the response hides.
  for (const hidden of [{ keyword: '拖欠' }, { type: '咨询' as const }, { type: '投诉' as const }]) {
    const narrowed = await call(appeal.pageByTel, { query: { tel: '13800000004', size: 99, ...hidden } })
    expect(narrowed.total).toBe('type' in hidden ? records.length : 0)
  }
})
test('a phone number without appeals gets an empty list', async () => {
  asVisitor()
  expect(await call(appeal.pageByTel, { query: { tel: '13999999999' } })).toMatchObject({
    records: [],
    total: 0,
  })
})
test('a user asks for an own enterprise or for none', async () => {
  as('u-person')
  const { id } = await save()
  expect((await detail(id)).enId).toBe('')
  as('u-person', 'en-chengyue')
  await expect(save()).rejects.toMatchObject({ status: 403 })
})
test('the frequently asked questions are grouped under tags that count them', async () => {
  const tags = await call(appeal.problemTags, {})
  expect(tags.length).toBeGreaterThanOrEqual(8)
  expect(tags.reduce((sum, tag) => sum + tag.count, 0)).toBeGreaterThanOrEqual(90)
  const { tagId, count } = tags[2]!
  const { records } = await call(appeal.problemsByTag, { query: { tagId, size: 99 } })
  expect(records).toHaveLength(count)
  expect(records.every((one) => one.tagId === tagId)).toBe(true)
  const whole = await call(appeal.problem, { params: { id: records[0]!.id } })
  expect(whole.answerHtml.length).toBeGreaterThan(20)
  expect((await call(appeal.hotProblems, { query: { size: 5 } })).records.every((one) => one.hot)).toBe(true)
})

test('a public appeal is read by others once an office has accepted it', async () => {
  const { id } = await save({ isPublic: true, title: '申请开通园区通勤公交' })
  const found = async () => (await call(appeal.pageByTel, { query: { id } })).total
  expect(await found()).toBe(0)
  advance(city.world, id, '已受理')
  expect(await found()).toBe(1)
  advance(city.world, id, '已退回补充')
  expect(await found()).toBe(0)
})
