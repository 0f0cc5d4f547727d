import { expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { common } from '#api/common.ts'
import { declare } from '#api/declare.ts'
import { enterprise } from '#api/enterprise.ts'
import { bodyFor, openCity } from './declare.test-kit.ts'

const city = openCity()

/** Returns the record of the current enterprise, and a valid body for the item of the stories. */
async function begin() {
  const record = await call(enterprise.current, {})
  const { records } = await call(declare.items, { query: { id: 'item-rd' } })
  return { record, body: await bodyFor(records[0]!) }
}
const licence = (record: Awaited<ReturnType<typeof begin>>['record'], number: string) =>
  record.licences!.find((one) => one.number.startsWith(number))!

test('the record of an enterprise has its licences, and each is a PDF of its own enterprise', async () => {
  const { record } = await begin()
  const [first] = record.licences!
  expect(first).toMatchObject({ kind: '营业执照', number: record.creditCode })
  const { blob } = await call(common.download, { query: { filePath: first!.file.filePath } })
  expect(await blob.slice(0, 5).text()).toBe('%PDF-')
  city.as('u-other', 'en-jiashu')
  await expect(call(common.download, { query: { filePath: first!.file.filePath } })).rejects.toMatchObject({
    status: 403,
  })
})

test('the record says what was handed in, with papers and figures, and no draft', async () => {
  const { record } = await begin()
  const [newest] = record.handedIn!
  expect(newest).toMatchObject({ figures: { revenue: 42_800_000 } })
  expect(newest!.materials.length).toBeGreaterThan(2)
  const drafts = city.world.db.declaration.getAll().filter(({ status }) => status === '草稿')
  expect(record.handedIn!.map(({ id }) => id)).not.toContain(drafts[0]!.id)
})

test('a paper of another enterprise is refused', async () => {
  const { body } = await begin()
  city.as('u-other', 'en-jiashu')
  const other = await call(enterprise.current, {})
  city.as('u-enterprise', 'en-chengyue')
  for (const file of [licence(other, other.creditCode).file, other.handedIn![0]!.materials[0]!]) {
    const { filePath, fileName, size, type } = file
    const foreign = { name: body.materials[0]!.name, filePath, fileName, size, type }
    await expect(
      call(declare.create, { body: { ...body, materials: [foreign, ...body.materials.slice(1)] } }),
    ).rejects.toMatchObject({ fields: [{ field: 'materials.0.filePath' }] })
  }
})

test('an expired certificate is refused at its field', async () => {
  const { record, body } = await begin()
  const [, expired] = record.licences!.filter(({ kind }) => kind === '高新技术企业证书')
  const sent = { name: body.materials[0]!.name, ...expired!.file }
  await expect(
    call(declare.create, { body: { ...body, materials: [...body.materials, sent] } }),
  ).rejects.toMatchObject({
    fields: [
      { field: 'materials.2.filePath', errorMessage: expect.stringContaining('已过有效期') as string },
    ],
  })
})

test('a colleague hands in a paper of the enterprise that another person uploaded', async () => {
  const { record, body } = await begin()
  const earlier = record
    .handedIn!.flatMap(({ materials }) => materials)
    .find(({ name }) => name === '研发费用专项审计报告')!
  const { filePath, fileName, size, type } = earlier
  const [{ name }, ...rest] = body.materials as [(typeof body.materials)[number], ...typeof body.materials]
  city.world.db.seedFile.change(filePath, { userId: 'u-colleague' })
  const sent = [{ name, filePath, fileName, size, type }, ...rest]
  expect(await call(declare.create, { body: { ...body, materials: sent } })).toMatchObject({
    status: '已提交',
  })
})
