import { expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { docking } from '#api/docking.ts'
import { isoDay } from '#lib/dates.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { uploaded } from '#mocks/examples/example.test-data.ts'
import { handlers } from './handlers.ts'

const city = startArea(handlers, { each: ['u-enterprise', 'en-chengyue'] })
const inDays = (days: number) => isoDay(city.world.now() + days * 86_400_000)

/** What a form sends of a supply that it has begun with. */
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

test('a copy is handed in with the pictures and papers of its enterprise, whoever has uploaded them', async () => {
  const [own] = city.world.db.exchange
    .all()
    .filter(({ kind, enId, images }) => kind === 'supply' && enId === 'en-chengyue' && images?.length)
  const colleague = uploaded(city.world, '同事.png', 'u-colleague')
  const attachments = [uploaded(city.world, '设备清单.pdf', 'u-colleague')]
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
