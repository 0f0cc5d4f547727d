import { beforeAll, expect, test } from 'vitest'
import { judgeReply } from './contract/judge.ts'
import { everyEndpoint } from './hostile.test-kit.ts'
import { ask, startCity, tokenOf } from './city.test-kit.ts'
import { resetWorld } from './world.ts'

// Requests over real HTTP that are not requests of the contract.
startCity()
const world = 'line'
beforeAll(() => void resetWorld(world, 'default', 1))

const MB = 1024 * 1024
const signedIn = () => ({ token: tokenOf('u-enterprise', world), enId: 'en-chengyue', world })
const refusedWith = (status: number) => ({ status, refused: true, faults: [] })

test.each(
  everyEndpoint
    .filter((one) => one.path.includes('{'))
    .map((one) => `${one.method} ${one.path.replace(/\{\w+\}/g, '%ff')}`),
)('%s is refused as an unreadable address', async (line) => {
  expect(await judgeReply(await ask(line, signedIn()))).toMatchObject(refusedWith(400))
})

test('an unknown address is answered with 404, and a wrong method with 405', async () => {
  const unknown = await ask('GET /uaa/api/nothing/here', signedIn())
  expect(unknown.status).toBe(404)
  // Names calls by their paths, for testers alone.
  expect(await unknown.json()).toMatchObject({
    data: expect.stringMatching(/^api地址不存在。最接近的是：/) as unknown,
  })
  const reply = await ask('DELETE /uaa/api/upload/file', signedIn())
  expect(reply.headers.get('allow')).toBe('POST')
  expect(reply.status).toBe(405)
})

test('an upload without a form, without a file or with an overlong name is refused', async () => {
  expect(
    await judgeReply(await ask('POST /uaa/api/upload/file', { ...signedIn(), body: { file: 1 } })),
  ).toMatchObject(refusedWith(400))
  const empty = new FormData()
  empty.set('file', 'no file')
  expect(
    (await judgeReply(await ask('POST /uaa/api/upload/file', { ...signedIn(), body: empty }))).fields,
  ).toEqual(['file'])
  const long = new FormData()
  long.set('file', new File(['%PDF'], `${'x'.repeat(300)}.pdf`))
  expect(
    await judgeReply(await ask('POST /uaa/api/upload/file', { ...signedIn(), body: long })),
  ).toMatchObject({
    fields: ['file'],
    words: '文件名最多 255 个字',
    faults: [],
  })
})

test.each([
  ['current=0', 'current', '页码从 1 开始'],
  ['size=0', 'size', '每页至少 1 条'],
])('a list asked with %s is refused at its field', async (query, field, words) => {
  const reply = await judgeReply(await ask(`GET /policy/api/ua/news/page?${query}`, { world }))
  expect(reply).toMatchObject({ fields: [field], words, faults: [] })
})

test('an address with too long a query is refused with a reason', async () => {
  const line = `GET /policy/api/ua/news/page?keyword=${'x'.repeat(8_000)}`
  expect(await judgeReply(await ask(line, { world }))).toMatchObject(refusedWith(414))
})

test('a request that is too large is refused with a reason, and the connection stays open', async () => {
  const tooMuch = { ...signedIn(), body: { content: 'x'.repeat(5 * MB) } }
  expect(await judgeReply(await ask('POST /uaa/api/appeal/save', tooMuch))).toMatchObject(refusedWith(413))
  const body = new FormData()
  body.set('file', new File([new Uint8Array(61 * MB)], '大文件.pdf'))
  expect(await judgeReply(await ask('POST /uaa/api/upload/file', { ...signedIn(), body }))).toMatchObject(
    refusedWith(413),
  )
  expect((await ask('GET /uaa/api/current-user', signedIn())).status).toBe(200)
})
