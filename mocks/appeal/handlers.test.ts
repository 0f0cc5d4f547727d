import { beforeEach, expect, test } from 'vitest'
import { appeal, type AppealForm } from '#api/appeal.ts'
import { call } from '#api/call/call.ts'
import { workdaysAfter } from '#rules/workdays.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { handlers } from './handlers.ts'
import { advance } from './rules.ts'

const city = startArea(handlers)

const { as } = city
const asVisitor = () => as(undefined)
const form: AppealForm = {
  title: '申请协调二期项目用电增容',
  type: '求助',
  category: '基础设施',
  content: '二期产线下月投产，现有变压器容量不足，希望协调供电单位加快增容。',
  contactName: '林晓岚',
  contactPhone: '13800000001',
  attachments: [],
  isPublic: false,
}
const save = (change: Partial<AppealForm> = {}) => call(appeal.save, { body: { ...form, ...change } })
const detail = (id: string) => call(appeal.detailAll, { params: { id } })
const evaluate = (id: string) =>
  call(appeal.evaluate, { body: { id, solved: true, score: 5, comment: '很快' } })

beforeEach(() => as('u-enterprise', 'en-hailan'))

test('a new appeal waits with a number and a term of 4 working days, a 咨询 with 2', async () => {
  const { id, appealNo, state, dueDate } = await save()
  expect({ state, dueDate }).toEqual({ state: '待受理', dueDate: workdaysAfter(city.world.now(), 4) })
  expect(appealNo).toMatch(/^SQ\d{14}$/)
  expect(await detail(id)).toMatchObject({
    enName: '海澜精密制造有限公司',
    timeline: [{ action: '提交' }],
  })
  expect((await save({ type: '咨询' })).dueDate).toBe(workdaysAfter(city.world.now(), 2))
})
test('a form that is not complete is refused at its fields', async () => {
  await expect(save({ title: '', content: '太短', contactPhone: '123' })).rejects.toMatchObject({
    fields: [
      { field: 'title', errorMessage: '请填写标题' },
      { field: 'content', errorMessage: '诉求内容至少 10 个字' },
      { field: 'contactPhone' },
    ],
  })
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
test('a returned appeal is sent again at its version, and only then', async () => {
  const returned = await detail('appeal-returned')
  expect(returned.reason).toContain('请补充')
  const again = await save({ id: returned.id, version: returned.version, title: '补充后的标题' })
  expect(again).toMatchObject({ state: '待受理', version: returned.version + 1, appealNo: returned.appealNo })
  const now = await detail(returned.id)
  expect(now).toMatchObject({ title: '补充后的标题', state: '待受理' })
  expect(now.reason).toBeUndefined()
  await expect(save({ id: returned.id, version: returned.version })).rejects.toMatchObject({
    kind: 'conflict',
    current: { title: '补充后的标题' },
  })
  await expect(save({ id: returned.id, version: again.version })).rejects.toMatchObject({
    message: '诉求待受理，不能改为待受理',
  })
})
test('an appeal is taken back before the work begins, not after', async () => {
  const withdraw = async (id: string) =>
    await call(appeal.save, { body: { withdraw: true, id, version: (await detail(id)).version } })
  expect((await withdraw('appeal-new')).state).toBe('已撤回')
  await expect(withdraw('appeal-handling')).rejects.toMatchObject({ message: '诉求办理中，不能改为已撤回' })
})
test('an appeal goes its whole way and is evaluated once', async () => {
  const { id } = await save()
  await expect(evaluate(id)).rejects.toMatchObject({ message: '诉求待受理，不能评价' })
  for (const state of ['已受理', '已转交', '办理中'] as const) advance(city.world, id, state)
  advance(city.world, id, '待评价', { handlerOrg: '市供电公司', opinion: '已完成增容方案答复。' })
  expect((await detail(id)).replies).toMatchObject([
    { handlerOrg: '市供电公司', content: '已完成增容方案答复。' },
  ])
  await evaluate(id)
  const { state, timeline } = await detail(id)
  expect([state, ...timeline.map((step) => step.action)]).toEqual([
    '已办结',
    '提交',
    '受理',
    '转交',
    '办理',
    '答复',
    '评价',
  ])
  await expect(evaluate(id)).rejects.toMatchObject({ message: '已评价过该诉求' })
})
test('the offices cannot skip a step either', () => {
  expect(() => advance(city.world, 'appeal-handling', '已办结')).toThrow('诉求办理中，不能改为已办结')
})
test('the numbers follow what happens', async () => {
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
test('somebody else’s private appeal is out of reach in every call', async () => {
  await expect(detail('appeal-other')).rejects.toMatchObject({ status: 403 })
  await expect(evaluate('appeal-other')).rejects.toMatchObject({ status: 403 })
  await expect(save({ id: 'appeal-other', version: 4 })).rejects.toMatchObject({ status: 403 })
  await expect(
    call(appeal.save, { body: { withdraw: true, id: 'appeal-other', version: 4 } }),
  ).rejects.toMatchObject({ status: 403 })
})
test('a visitor reads the public appeals in a list, without who asked', async () => {
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
test('a public appeal is read whole by its id, and nothing of it says who asked', async () => {
  city.world.db.appeal.change('appeal-public', {
    content: '嘉树新材料有限公司何嘉树，电话 13800000004，反映设备款被拖欠。',
  })
  asVisitor()
  const { records } = await call(appeal.pageByTel, { query: { id: 'appeal-public' } })
  expect(records).toMatchObject([
    { id: 'appeal-public', replies: [{ handlerOrg: expect.any(String) as string }] },
  ])
  expect(JSON.stringify(records)).not.toMatch(
    /13800000004|何嘉树|嘉树新材料|contact|attachments|enName|userId/,
  )
  expect((await call(appeal.pageByTel, { query: { id: 'appeal-other' } })).total).toBe(0)
  as('u-enterprise', 'en-hailan')
  await expect(detail('appeal-public')).rejects.toMatchObject({ status: 403 })
})
test('by phone a visitor reads how far its appeals are, and no word that says what or who', async () => {
  asVisitor()
  const { records } = await call(appeal.pageByTel, { query: { tel: '13800000004', size: 99 } })
  expect(records).not.toEqual([])
  for (const one of records)
    expect(Object.keys(one).sort()).toEqual(['appealNo', 'category', 'dueDate', 'state'])
  // No filter finds what the answer hides.
  for (const hidden of [{ keyword: '拖欠' }, { type: '咨询' as const }, { type: '投诉' as const }]) {
    const narrowed = await call(appeal.pageByTel, { query: { tel: '13800000004', size: 99, ...hidden } })
    expect(narrowed.total).toBe('type' in hidden ? records.length : 0)
  }
})
test('a phone that has asked nothing is answered as one whose appeals are none', async () => {
  asVisitor()
  expect(await call(appeal.pageByTel, { query: { tel: '13999999999' } })).toMatchObject({
    records: [],
    total: 0,
  })
})
test('one asks in the name of an enterprise one holds, or of none', async () => {
  as('u-person')
  const { id } = await save()
  expect((await detail(id)).enId).toBe('')
  as('u-person', 'en-hailan')
  await expect(save()).rejects.toMatchObject({ status: 403 })
})
test('the frequent questions lie under tags that count them', async () => {
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
