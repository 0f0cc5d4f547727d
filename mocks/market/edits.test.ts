import { expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { market } from '#api/market.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { addUpload } from '#mocks/examples/example.test-data.ts'
import { auditRecord } from '#mocks/record/audited.ts'
import { handlers } from './handlers.ts'
import { listings } from './rules.ts'

const city = startArea(handlers, { each: ['u-enterprise', 'en-chengyue'] })
const detail = (id: string) => call(market.detail, { params: { id } })

/** Returns the first public supply of 澄岳. */
const firstPublic = () =>
  city.world.db.listing
    .getAll()
    .find(
      ({ enId, status, tradeType }) => enId === 'en-chengyue' && status === '已发布' && tradeType === '供应',
    )!

/** Returns the fields that a form sends after it was opened with a listing. */
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

test('a copy is submitted with files of its enterprise that a colleague uploaded', async () => {
  const { id, images = [] } = firstPublic()
  const colleague = addUpload(city.world, '同事.png', 'u-colleague')
  const docs = [addUpload(city.world, '说明书.pdf', 'u-colleague')]
  city.world.db.listing.change(id, { images: [images[0]!, colleague.filePath], docs })
  const body = await fieldsOf(id)
  expect(body.images?.[0]).toMatch(/^\/upload\/drawings\//)
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

/** Submits an edit of 澄岳's first public supply, under another name; the edit waits for its audit. */
async function submitEdit() {
  const { id } = firstPublic()
  const body = await fieldsOf(id)
  const { version } = await detail(id)
  const saved = await call(market.save, { body: { ...body, id, version, title: '改写后的名称' } })
  return { id, body, title: body.title, version: saved.version }
}

test.each(['待审核', '已驳回'])(
  'a public listing can be taken down while its edit is %s, and the edit is no longer audited',
  async (status) => {
    const { id, body, version } = await submitEdit()
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

test('only the owner’s list shows that an edit waits', async () => {
  const { id, title } = await submitEdit()
  const { records: mine } = await call(market.mine, { query: { keyword: '改写后的名称' } })
  expect(mine).toMatchObject([{ id, isShown: true }])
  city.as(undefined)
  const { records } = await call(market.page, { query: { enId: 'en-chengyue', size: 99 } })
  expect(records.map(({ isShown }) => isShown).filter(Boolean)).toEqual([])
  expect(records.find((one) => one.id === id)?.title).toBe(title)
})

test('a rejected edit cannot be saved as a draft, whose deletion would delete the public version', async () => {
  const { id, title, version } = await submitEdit()
  auditRecord(city.world, listings, id, 'reject', '请补充图片')
  const body = { tradeType: '供应', id, version: version + 1, title: '存为草稿' } as const
  await expect(call(market.draft, { body })).rejects.toMatchObject({ message: '发布过的产品不能存为草稿' })
  city.as(undefined)
  expect((await detail(id)).title).toBe(title)
})
