import { expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { docking } from '#api/docking.ts'
import { message } from '#api/message.ts'
import { serve } from '#api/serve.ts'
import { decide } from '#mocks/activity/signups.ts'
import { advance as advanceAppeal } from '#mocks/appeal/office.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { advance as advanceDeclaration } from '#mocks/declare/rules.ts'
import { audited } from '#mocks/docking/rules.ts'
import { handlers } from '#mocks/handlers.ts'
import { listings } from '#mocks/market/rules.ts'
import { auditRecord } from './audited.ts'

const city = startArea(handlers, { each: ['u-other', 'en-jiashu'] })
const ask = { contactName: '何嘉树', contactPhone: '13800000004', message: '可提供同类设备，请看样。' }

/** Returns the caller's newest message. */
async function newest() {
  const { records } = await call(message.page, { query: { size: 1 } })
  return records[0]!
}

test.each([
  ['demandDown', '您申请对接的需求已下架', '已由发布方下架'],
  ['demandSolve', '您申请对接的需求已有结果', '发布方已标记为已解决'],
] as const)(
  'an enterprise that requested docking is notified of %s with the reason',
  async (move, title, reason) => {
    await call(docking.demandDock, { params: { id: 'demand-1' }, body: ask })
    city.as('u-enterprise', 'en-chengyue')
    await call(docking[move], { params: { id: 'demand-1' } })
    city.as('u-other', 'en-jiashu')
    expect(await newest()).toMatchObject({
      title,
      content: expect.stringContaining(reason) as string,
      link: expect.stringMatching(/^\/user\/my-demand\?view=asked&/) as string,
    })
  },
)

test('an enterprise that asked about a service is notified when it is taken down, and its owner is not', async () => {
  await call(serve.enquire, {
    params: { id: 'provider-qiming' },
    body: { ...ask, productId: 'product-qiming-2' },
  })
  city.as('u-provider', 'en-qiming')
  const before = (await call(message.count, {})).total
  await call(serve.productDown, { params: { id: 'product-qiming-2' } })
  expect((await call(message.count, {})).total).toBe(before)
  city.as('u-other', 'en-jiashu')
  expect((await newest()).title).toBe('您联系的服务已下架')
})

test('an enterprise without a docking request is not notified', async () => {
  const before = (await call(message.count, {})).total
  city.as('u-enterprise', 'en-chengyue')
  await call(docking.demandDown, { params: { id: 'demand-2' } })
  city.as('u-other', 'en-jiashu')
  expect((await call(message.count, {})).total).toBe(before)
})

test('a step back or an end has a default reason, on the record and in the message', () => {
  const { world } = city
  const messageAbout = (bizId: string) =>
    world.db.message.getAll().findLast((one) => one.bizId === bizId)?.content
  const demand = auditRecord(world, audited.demand, 'demand-3', 'reject', '')
  expect(demand.reason).toBe('内容不符合发布要求，请修改后重新提交')
  expect(messageAbout('demand-3')).toContain(demand.reason)
  const listing = auditRecord(world, listings, 'listing-3', 'reject', '')
  expect(listing.audits.at(-1)).toMatchObject({ result: '驳回', opinion: listing.reason })
  expect(messageAbout('listing-3')).toContain(listing.reason)
  const voided = advanceDeclaration(world, 'decl-fix', '逾期作废')
  expect(voided.reason).toBe('逾期未补正，申报作废')
  expect(messageAbout('decl-fix')).toContain(voided.reason)
  const returned = advanceAppeal(world, 'appeal-new', '已退回补充')
  expect(returned.reason).toContain('请补充')
  expect(messageAbout('appeal-new')).toContain(returned.reason)
  const waiting = world.db.activityParticipant.getAll().find((one) => one.status === '待审核')!
  const refused = decide(world, waiting, '未通过')
  expect(refused.reason).toBe('名额有限，本次未能安排。')
  expect(messageAbout(waiting.activityId)).toContain(refused.reason)
})

test('a step forward removes the reason of the step before', () => {
  const { world } = city
  const returned = advanceAppeal(world, 'appeal-new', '已退回补充', { opinion: '请补充地点。' })
  expect(returned.reason).toBe('请补充地点。')
  expect(advanceAppeal(world, 'appeal-new', '待受理').reason).toBeUndefined()
})
