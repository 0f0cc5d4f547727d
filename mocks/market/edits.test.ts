import { expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { market } from '#api/market.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { uploaded } from '#mocks/examples/example.test-data.ts'
import { handlers } from './handlers.ts'

const city = startArea(handlers, { each: ['u-enterprise', 'en-chengyue'] })
const detail = (id: string) => call(market.detail, { params: { id } })

/** The first public listing of 澄岳's that shows pictures. */
const shown = () =>
  city.world.db.listing
    .all()
    .find(({ enId, status, images }) => enId === 'en-chengyue' && status === '已发布' && images?.length)!

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
