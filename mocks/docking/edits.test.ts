import { expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { docking } from '#api/docking.ts'
import { isoDay } from '#lib/dates.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { addUpload } from '#mocks/examples/example.test-data.ts'
import { auditRecord } from '#mocks/record/audited.ts'
import { handlers } from './handlers.ts'
import { audited } from './rules.ts'

const city = startArea(handlers, { each: ['u-enterprise', 'en-chengyue'] })
const inDays = (days: number) => isoDay(city.world.now() + days * 86_400_000)

/** Returns the fields that a form sends for a supply that it started from. */
async function fieldsOf(id: string) {
  const { title, category, industry, description, region, images, attachments } = await call(
    docking.mySupply,
    { params: { id } },
  )
  return {
    title,
    category: category!,
    industry: industry!,
    description: description!,
    region: region!,
    budgetType: '面议' as const,
    deadline: inDays(20),
    contactName: '林晓岚',
    contactPhone: '13800000001',
    images: images ?? [],
    attachments: attachments ?? [],
  }
}

/** Returns a public supply of 澄岳. */
const ownSupply = () =>
  city.world.db.exchange
    .getAll()
    .find((row) => row.kind === 'supply' && row.enId === 'en-chengyue' && row.status === '已上架')!

test('a copy is submitted with the pictures and files of its enterprise, whoever uploaded them', async () => {
  const [own] = city.world.db.exchange
    .getAll()
    .filter(({ kind, enId, images }) => kind === 'supply' && enId === 'en-chengyue' && images?.length)
  const colleague = addUpload(city.world, '同事.png', 'u-colleague')
  const attachments = [addUpload(city.world, '设备清单.pdf', 'u-colleague')]
  city.world.db.exchange.change(own!.id, { images: [own!.images![0]!, colleague.filePath], attachments })
  const body = await fieldsOf(own!.id)
  const copy = await call(docking.supplySave, { body })
  expect(await call(docking.mySupply, { params: { id: copy.id } })).toMatchObject({
    status: '待审核',
    images: body.images,
    attachments,
  })
  city.as('u-other', 'en-jiashu')
  await expect(call(docking.supplySave, { body })).rejects.toMatchObject({
    fields: expect.arrayContaining([expect.objectContaining({ field: 'images.1' })]) as unknown,
  })
})

const my = (id: string) => call(docking.mySupply, { params: { id } })
const detail = (id: string) => call(docking.supplyDetail, { params: { id } })

/**
 * Edits a public supply of 澄岳, with another title and a quantity that it did not have; the edit waits for its audit.
 */
async function edited() {
  const { id, title, quantity } = ownSupply()
  const { version } = await my(id)
  await call(docking.supplySave, {
    body: { ...(await fieldsOf(id)), id, version, title: '改写后的标题', quantity: 77 },
  })
  return { id, title, quantity }
}

test('a public record is taken down while an edit waits, and returns as it was approved', async () => {
  const { id, title, quantity } = await edited()
  expect((await my(id)).isShown).toBe(true)
  expect((await call(docking.supplyDown, { params: { id } })).status).toBe('已下架')
  const mine = await my(id)
  expect([mine.title, mine.quantity, mine.isShown]).toEqual([title, quantity, undefined])
  await expect(detail(id)).rejects.toMatchObject({ missing: true })
  await call(docking.supplyUp, { params: { id } })
  city.as(undefined)
  expect((await detail(id)).title).toBe(title)
})

test('a public record is solved although an edit was rejected, and nobody else reads the edit', async () => {
  const { id, title } = await edited()
  auditRecord(city.world, audited.supply, id, 'reject', '请补充图片')
  const { version } = await my(id)
  const draft = { draft: true, id, version, title: '存为草稿' } as const
  await expect(call(docking.supplySave, { body: draft })).rejects.toMatchObject({
    message: '发布过的内容不能存为草稿',
  })
  expect((await call(docking.supplySolve, { params: { id } })).status).toBe('已解决')
  city.as(undefined)
  expect(await detail(id)).toMatchObject({ title, status: '已解决' })
})

test('a record that was never public is taken back by 下架, and does not become public by 上架', async () => {
  const { id } = city.world.db.exchange
    .getAll()
    .find((row) => row.kind === 'supply' && row.enId === 'en-chengyue' && row.status === '待审核')!
  expect((await call(docking.supplyDown, { params: { id } })).status).toBe('草稿')
  await expect(call(docking.supplyUp, { params: { id }, body: {} })).rejects.toMatchObject({
    message: '只有已下架或已过期的内容可以上架',
  })
})

test('a record that was taken back is handed in again', async () => {
  const { id } = await call(docking.supplySave, { body: await fieldsOf(ownSupply().id) })
  await call(docking.supplyDown, { params: { id } })
  const { version } = await my(id)
  const again = await call(docking.supplySave, { body: { ...(await fieldsOf(id)), id, version } })
  expect(again).toMatchObject({ id, status: '待审核' })
})

test.each([
  ['region', '火星区', '请从列表中选择所在地区'],
  ['industry', '炼金术', '请从列表中选择所属行业'],
])('a %s that is not in the dictionary is refused at its field', async (field, value, errorMessage) => {
  const body = { ...(await fieldsOf(ownSupply().id)), [field]: value }
  await expect(call(docking.supplySave, { body })).rejects.toMatchObject({
    fields: [{ field, errorMessage }],
  })
})
