import { beforeEach, expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { common } from '#api/common.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { handlers } from '#mocks/handlers.ts'
import type { World } from '#mocks/city.ts'

const city = startArea(handlers)
const { as } = city

let filePath: string
let fileName: string

/** Uploads a file as 澄岳. */
beforeEach(async () => {
  as('u-enterprise', 'en-chengyue')
  const body = new FormData()
  body.set('file', new File(['%PDF-1.7'], `资料 ${crypto.randomUUID()}.pdf`, { type: 'application/pdf' }))
  ;({ filePath, fileName } = await call(common.upload, { body }))
})

/** Returns the result of a download: the file's name, or the status of the refusal. */
async function download(userId?: string, enId = ''): Promise<string | number | undefined> {
  as(userId, enId)
  return call(common.download, { query: { filePath } }).then(
    ({ name }) => name,
    ({ status }: { status?: number }) => status,
  )
}
const stored = () => ({ filePath, fileName, size: 8, type: 'application/pdf' })
const inText = () => `<p><img src="/uaa/api/download/file?filePath=${encodeURIComponent(filePath)}"></p>`

test('a file that no public record names is its owner’s: 401 for a visitor, 403 for others', async () => {
  expect(await download('u-enterprise', 'en-chengyue')).toBe(fileName)
  expect(await download()).toBe(401)
  expect(await download('u-other', 'en-jiashu')).toBe(403)
  expect(await download('u-person')).toBe(403)
  expect(await download('u-other', 'en-chengyue'), 'in the name of an enterprise that is not theirs').toBe(
    403,
  )
})

test('a file belongs to the enterprise for which it was uploaded, and to its members', async () => {
  expect(await download('u-enterprise', 'en-lanqi')).toBe(403)
  const { ens } = city.world.db.user.get('u-enterprise', '用户')
  city.world.db.user.change('u-person', { ens: ens.slice(0, 1) })
  expect(await download('u-person', 'en-chengyue')).toBe(fileName)
  city.world.db.user.change('u-person', { ens: [] })
})

test('a visitor gets the same refusal for a file that does not exist', async () => {
  as(undefined)
  await expect(
    call(common.download, { query: { filePath: '/upload/2026/01/none.pdf' } }),
  ).rejects.toMatchObject({ status: 401 })
})

/**
 * Public records that name the file: a change that publishes it and, if the owner can take the record down, one that
 * hides it again.
 */
const places: [string, (world: World) => unknown, ((world: World) => unknown)?][] = [
  [
    'a picture of a listing',
    ({ db }) => db.listing.change('listing-1', { images: [filePath] }),
    ({ db }) => db.listing.change('listing-1', { status: '已下架' }),
  ],
  ['a paper of a listing', ({ db }) => db.listing.change('listing-2', { docs: [stored()] })],
  [
    'an attachment of a demand',
    ({ db }) => db.exchange.change('demand-1', { attachments: [stored()] }),
    ({ db }) => db.exchange.change('demand-1', { status: '已下架' }),
  ],
  ['the text of news', ({ db }) => db.news.change(db.news.getAll()[0]!.id, { contentHtml: inText() })],
  [
    'the cover of an activity',
    ({ db }) => db.activity.change(db.activity.getAll()[0]!.id, { cover: filePath }),
  ],
  ['a notice', ({ db }) => db.notice.change('notice-1', { content: inText() })],
  [
    'the template of an item',
    ({ db }) => {
      const [material, ...rest] = db.item.get('item-rd', '申报项目').materials
      db.item.change('item-rd', { materials: [{ ...material!, template: filePath } as never, ...rest] })
    },
  ],
]

test.each(places)('everybody downloads %s', async (_, open, close) => {
  expect(await download()).toBe(401)
  open(city.world)
  expect(await download()).toBe(fileName)
  expect(await download('u-other', 'en-jiashu')).toBe(fileName)
  if (!close) return
  close(city.world)
  expect(await download(), 'once the record is no longer public').toBe(401)
})

test.each([
  ['cover of a service', 'product'],
  ['logo of a provider', 'provider'],
] as const)('everybody downloads the %s', async (_, kind) => {
  const { db, files } = city.world
  files.set(filePath, { ...files.get(filePath)!, userId: 'u-provider', enId: 'en-qiming' })
  expect(await download()).toBe(401)
  if (kind === 'product') db.product.change('product-qiming-1', { cover: filePath })
  else db.provider.change('provider-qiming', { logo: filePath })
  expect(await download()).toBe(fileName)
  db.product.change('product-qiming-1', { cover: undefined })
  db.provider.change('provider-qiming', { logo: undefined })
})

test('a file is not made public by another’s record that names it', async () => {
  city.world.db.listing.change('listing-other', { images: [filePath] })
  expect(await download()).toBe(401)
  expect(await download('u-other', 'en-jiashu')).toBe(403)
})

test('the files of a public appeal stay hidden', async () => {
  const row = city.world.db.appeal.getAll().find((one) => one.enId === 'en-chengyue')!
  city.world.db.appeal.change(row.id, { isPublic: true, attachments: [stored()] })
  expect(await download()).toBe(401)
})

test('both sides of a docking read the offered files, even when the record is no longer public', async () => {
  const { db } = city.world
  db.exchange.change('supply-2', { attachments: [stored()], status: '已下架' })
  expect(await download('u-other', 'en-jiashu')).toBe(403)
  const docking = db.docking.getAll()[0]!
  db.docking.create({
    ...docking,
    id: 'docking-test',
    targetId: 'supply-2',
    userId: 'u-other',
    enId: 'en-jiashu',
  })
  expect(await download('u-other', 'en-jiashu')).toBe(fileName)
  expect(await download('u-enterprise', 'en-chengyue')).toBe(fileName)
  expect(await download('u-provider', 'en-qiming')).toBe(403)
  expect(await download()).toBe(401)
})
