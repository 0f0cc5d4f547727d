import { expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { appeal } from '#api/appeal.ts'
import { declare } from '#api/declare.ts'
import { market } from '#api/market.ts'
import type { StoredFile } from '#api/call/shape.ts'
import { handlers as appealHandlers } from '#mocks/appeal/handlers.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { handlers as declareHandlers } from '#mocks/declare/handlers.ts'
import { materialsFor, addUpload } from '#mocks/examples/example.test-data.ts'
import { newAppeal } from '#mocks/examples/matters.test-data.ts'
import { handlers as marketHandlers } from '#mocks/market/handlers.ts'

const city = startArea([...appealHandlers, ...declareHandlers, ...marketHandlers], {
  each: ['u-enterprise', 'en-chengyue'],
})

const ask = (attachments: StoredFile[]) => call(appeal.save, { body: { ...newAppeal, attachments } })
const at = (field: string) => ({ kind: 'refused', fields: [{ field }] })

test('a file must have the name, size and type with which it was uploaded, or is refused at the differing field', async () => {
  const file = addUpload(city.world, '现场.pdf')
  await expect(ask([{ ...file, fileName: '别名.pdf' }])).rejects.toMatchObject(at('attachments.0.fileName'))
  await expect(ask([{ ...file, size: file.size + 1 }])).rejects.toMatchObject(at('attachments.0.size'))
  await expect(ask([{ ...file, type: 'text/html' }])).rejects.toMatchObject(at('attachments.0.type'))
  await expect(ask([{ ...file, filePath: '/upload/2026/01/none.pdf' }])).rejects.toMatchObject(
    at('attachments.0.filePath'),
  )
  expect((await ask([file])).version).toBe(1)
})

test('a file without a type is accepted if it was uploaded as plain bytes', async () => {
  const file = addUpload(city.world, '图纸.zip')
  city.world.files.set(file.filePath, {
    ...city.world.files.get(file.filePath)!,
    type: 'application/octet-stream',
  })
  expect((await ask([{ ...file, type: '' }])).version).toBe(1)
})

const listing = (images: string[]) =>
  call(market.save, {
    body: {
      tradeType: '供应',
      title: '谐波减速器 速比 100',
      categoryPath: [...city.world.db.listing.get('listing-1', '产品').categoryPath],
      unit: '台',
      origin: '高新区',
      images,
      contactName: '林晓岚',
      contactPhone: '13800000001',
    },
  })

test.each(['javascript:alert(1)', '', '//evil.example/a.png', 'data:text/html,x', '/upload/none.png'])(
  'the address %s is refused as a picture',
  async (address) => {
    await expect(listing([address])).rejects.toMatchObject(at('images.0'))
  },
)
test('an own uploaded picture is accepted, another user’s is refused', async () => {
  const { filePath } = addUpload(city.world, '样品.png')
  expect((await listing([filePath])).status).toBe('待审核')
  const foreign = addUpload(city.world, '他人.png', 'u-other')
  await expect(listing([foreign.filePath])).rejects.toMatchObject(at('images.0'))
})

const draft = (form: object, materials = materialsFor(city.world, special().itemId)) => {
  const { id, version, itemId } = special()
  const body = { id, version, declareEntId: itemId, declareEnId: 'en-chengyue', materials, form }
  return call(declare.zjtxDraft, { body })
}
const special = () => city.world.db.declaration.get('zjtx-draft', '申报')

test('a draft of a special declaration may be unfinished but must have the right shape', async () => {
  await expect(draft({ contactPhone: {} })).rejects.toMatchObject(at('form.contactPhone'))
  await expect(draft({ employees: 1e15 })).rejects.toMatchObject(at('form.employees'))
  await draft({ contactPhone: '138', summary: '' })
  expect((await call(declare.mine, {})).total).toBeGreaterThan(0)
})
test('a material that the item does not require is refused', async () => {
  const [first] = materialsFor(city.world, special().itemId)
  await expect(draft({}, [{ ...first!, name: '无关材料' }])).rejects.toMatchObject(at('materials.0.name'))
})
