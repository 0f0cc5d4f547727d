import { describe, expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { declare } from '#api/declare.ts'
import { bodyFor, freshItem, openCity, upload } from './declare.test-kit.ts'
import { advance } from './rules.ts'

const city = openCity()

const refusedAt = (field: string, errorMessage: string) => ({
  kind: 'refused',
  fields: [{ field, errorMessage }],
})

describe('a paper that the city requires and the item does not list', () => {
  const returned = () => {
    const row = city.world.db.declaration.get('decl-fix', '申报')
    if (row.status !== '待补正') advance(city.world, row.id, '待补正', { reason: '补充检测报告' })
    const found = city.world.db.declaration.get('decl-fix', '申报')
    const { id, itemId, version, form: filled, details, materials } = found
    const target = { id, version, declareEntId: itemId, declareEnId: 'en-chengyue', type: 'apply' as const }
    return (more: typeof materials | Awaited<ReturnType<typeof upload>>[]) =>
      call(declare.update, {
        body: { ...target, action: 'resubmit', form: filled!, details, materials: [...materials, ...more] },
      })
  }
  const next = () => city.world.db.declaration.get('decl-fix', '申报').materials.length
  const some = (count: number, ending = 'pdf') =>
    Promise.all(Array.from({ length: count }, () => upload('补充材料', [ending])))

  test('comes with the resubmission as 补充材料, and stays with the declaration', async () => {
    const answer = await returned()(await some(2, 'xlsx'))
    expect(answer.status).toBe('已提交')
    const { materials } = await call(declare.one, { params: { id: answer.id }, query: { type: 'apply' } })
    expect(materials.filter((one) => one.name === '补充材料')).toHaveLength(2)
  })

  test('need not come: any other change of a returned declaration will do, but there must be one', async () => {
    const send = returned()
    await expect(send([])).rejects.toThrow('与退回前的内容相同，请按补正原因修改后提交')
    const row = city.world.db.declaration.get('decl-fix', '申报')
    city.world.db.declaration.change('decl-fix', { form: { ...row.form!, projectName: '退回前的名称' } })
    expect((await send([])).status).toBe('已提交')
  })

  test('is at most five files, those of an earlier return included', async () => {
    const send = returned()
    const field = `materials.${String(next() + 3)}.name`
    await expect(send(await some(4))).rejects.toMatchObject(refusedAt(field, '补充材料最多 5 个文件'))
    expect((await send(await some(3))).status).toBe('已提交')
  })

  test('is of a kind that can be read, and not too large', async () => {
    const send = returned()
    const field = `materials.${String(next())}`
    await expect(send(await some(1, 'zip'))).rejects.toMatchObject(
      refusedAt(`${field}.fileName`, '补充材料应为 pdf、jpg、png、doc、docx、xls、xlsx 文件'),
    )
    const [paper] = await some(1)
    const bytes = new Uint8Array(20 * 1_048_576 + 1)
    city.world.files.set(paper!.filePath, { ...city.world.files.get(paper!.filePath)!, bytes })
    await expect(send([{ ...paper!, size: bytes.length }])).rejects.toMatchObject(
      refusedAt(`${field}.size`, '补充材料不能超过 20 MB'),
    )
  })

  test('has that name and no other, and comes with no first submission', async () => {
    const send = returned()
    const other = await upload('检测报告说明', ['pdf'])
    await expect(send([other])).rejects.toMatchObject(
      refusedAt(`materials.${String(next())}.name`, '本项目无需该材料，请移除后提交'),
    )
    const body = await bodyFor(await freshItem(city))
    const materials = [...body.materials, ...(await some(1))]
    await expect(call(declare.create, { body: { ...body, materials } })).rejects.toMatchObject(
      refusedAt(`materials.${String(body.materials.length)}.name`, '本项目无需该材料，请移除后提交'),
    )
  })
})
