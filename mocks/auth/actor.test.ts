import { expect, test } from 'vitest'
import { appeal } from '#api/appeal.ts'
import { call } from '#api/call/call.ts'
import { declare } from '#api/declare.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { handlers } from '#mocks/handlers.ts'

const city = startArea(handlers, { each: ['u-colleague', 'en-chengyue'] })

test('a colleague’s step on a declaration carries the colleague’s name, in its course', async () => {
  const { itemId, version, type } = city.world.db.declaration.get('decl-review', '申报')
  const target = { declareEntId: itemId, declareEnId: 'en-chengyue', type }
  city.world.db.declaration.change('decl-review', { status: '已提交' })
  await call(declare.update, { body: { ...target, id: 'decl-review', version, action: 'withdraw' } as never })
  const { records } = await call(declare.flow, { query: { id: 'decl-review' } })
  const named = records.map(({ action, operator }) => [action, operator])
  expect(named).toContainEqual(['提交', '林晓岚'])
  expect(named.at(-1)).toEqual(['撤回', '沈知行'])
})

test('a step on an appeal names who acted to the enterprise, and not to the public', async () => {
  const form = {
    type: '咨询',
    category: '惠企政策',
    title: '设备补贴何时兑付',
    content: '设备更新补贴已公示，请问何时兑付到账。',
    contactName: '沈知行',
    contactPhone: '13800000005',
    isPublic: true,
  }
  const { id } = await call(appeal.save, { body: { action: 'submit', ...form, attachments: [] } as never })
  const own = await call(appeal.detailAll, { params: { id } })
  expect(own.timeline[0]).toMatchObject({ action: '提交', operator: '沈知行' })
  city.world.db.appeal.change(id, { isPublic: true, state: '已办结' })
  city.as(undefined)
  const { records } = await call(appeal.pageByTel, { query: { id } })
  expect(records).toHaveLength(1)
  expect(JSON.stringify(records)).not.toContain('沈知行')
})
