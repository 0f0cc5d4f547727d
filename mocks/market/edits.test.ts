import { expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { market } from '#api/market.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { uploaded } from '#mocks/examples/example.test-data.ts'
import { auditRecord } from '#mocks/record/audited.ts'
import { handlers } from './handlers.ts'
import { listings } from './rules.ts'

const city = startArea(handlers, { each: ['u-enterprise', 'en-chengyue'] })
const detail = (id: string) => call(market.detail, { params: { id } })

/** The first product of 澄岳's that is public. */
const shown = () =>
  city.world.db.listing
    .getAll()
    .find(
      ({ enId, status, tradeType }) => enId === 'en-chengyue' && status === '已发布' && tradeType === '供应',
    )!

/** What a form sends of a listing that it has begun with. */
async function fieldsOf(id: string) {
  const { tradeType, title, categoryPath, origin, unit, images, docs } = await detail(id)
  const contact = { contactName: '林晓岚', contactPhone: '13800000001' }
  return {
    tradeType,
    title,
    categoryPath,
    origin: origin ?? '高新区',
    unit: unit ?? '台',
    images,
    docs,
    ...contact,
  }
}

test('a copy is handed in with the pictures and papers of its enterprise, whoever has uploaded them', async () => {
  const { id, images = [] } = shown()
  const colleague = uploaded(city.world, '同事.png', 'u-colleague')
  const docs = [uploaded(city.world, '说明书.pdf', 'u-colleague')]
  city.world.db.listing.change(id, { images: [images[0]!, colleague.filePath], docs })
  const body = await fieldsOf(id)
  expect(body.images?.[0]).toMatch(/^data:/)
  const draft = await call(market.draft, { body })
  const copy = await call(market.save, { body: { ...body, id: draft.id, version: draft.version } })
  expect(copy).toMatchObject({ status: '待审核' })
  expect(await detail(copy.id)).toMatchObject({ images: body.images, docs })
  city.as('u-other', 'en-jiashu')
  await expect(call(market.save, { body })).rejects.toMatchObject({
    fields: expect.arrayContaining([
      expect.objectContaining({ field: 'images.1' }),
      expect.objectContaining({ field: 'docs.0.filePath' }),
    ]) as unknown,
  })
})

/** A public listing of 澄岳's with an edit of it that waits, under another name. */
async function edited() {
  const { id } = shown()
  const body = await fieldsOf(id)
  const { version } = await detail(id)
  const saved = await call(market.save, { body: { ...body, id, version, title: '改写后的名称' } })
  return { id, body, title: body.title, version: saved.version }
}

test.each(['待审核', '已驳回'])(
  'what is public is taken down while an edit of it is %s, and the edit goes nowhere by itself',
  async (status) => {
    const { id, body, version } = await edited()
    if (status === '已驳回') auditRecord(city.world, listings, id, 'reject', '请补充图片')
    const at = status === '已驳回' ? version + 1 : version
    const down = { down: true, id, version: at } as const
    expect(await call(market.draft, { body: down })).toMatchObject({ status: '已下架', version: at + 1 })
    const mine = await detail(id)
    expect(mine).toMatchObject({ title: '改写后的名称', status: '已下架' })
    expect([mine.shown, mine.reason]).toEqual([undefined, undefined])
    city.as(undefined)
    await expect(detail(id)).rejects.toMatchObject({ missing: true })
    expect(() => auditRecord(city.world, listings, id, 'pass', '')).toThrow('不在待审核状态')
    city.as('u-enterprise', 'en-chengyue')
    expect((await call(market.save, { body: { ...body, id, version: at + 1 } })).status).toBe('待审核')
  },
)

test('only its owner is told in lists that an edit waits', async () => {
  const { id, title } = await edited()
  const { records: mine } = await call(market.mine, { query: { keyword: '改写后的名称' } })
  expect(mine).toMatchObject([{ id, isShown: true }])
  city.as(undefined)
  const { records } = await call(market.page, { query: { enId: 'en-chengyue', size: 99 } })
  expect(records.map(({ isShown }) => isShown).filter(Boolean)).toEqual([])
  expect(records.find((one) => one.id === id)?.title).toBe(title)
})

test('what was never public has nothing to take down', async () => {
  const { id, version } = await call(market.save, { body: await fieldsOf(shown().id) })
  await expect(call(market.draft, { body: { down: true, id, version } })).rejects.toMatchObject({
    message: '待审核的产品不能改为已下架',
  })
})

test('an edit that was sent back does not become a draft, with which its public version would be deleted', async () => {
  const { id, title, version } = await edited()
  auditRecord(city.world, listings, id, 'reject', '请补充图片')
  const body = { tradeType: '供应', id, version: version + 1, title: '存为草稿' } as const
  await expect(call(market.draft, { body })).rejects.toMatchObject({ message: '发布过的产品不能存为草稿' })
  city.as(undefined)
  expect((await detail(id)).title).toBe(title)
})
