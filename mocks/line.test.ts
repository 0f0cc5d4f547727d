import { beforeAll, expect, test } from 'vitest'
import { everyEndpoint, judged } from './hostile.test-kit.ts'
import { ask, startCity, tokenOf } from './city.test-kit.ts'
import { resetWorld } from './world.ts'

// What comes over real HTTP and is no request of the contract.
startCity()
const world = 'line'
beforeAll(() => void resetWorld(world, 'default', 1))

const MB = 1024 * 1024
const signedIn = () => ({ token: tokenOf('u-enterprise', world), enId: 'en-chengyue', world })
const no = (status: number) => ({ status, refused: true, faults: [] })

test.each(
  everyEndpoint
    .filter((one) => one.path.includes('{'))
    .map((one) => `${one.method} ${one.path.replace(/\{\w+\}/g, '%ff')}`),
)('%s is no address', async (line) => {
  expect(await judged(await ask(line, signedIn()))).toMatchObject(no(400))
})

test('an address that nobody has, and a method that it does not take', async () => {
  expect(await judged(await ask('GET /uaa/api/nothing/here', signedIn()))).toMatchObject(no(404))
  const reply = await ask('DELETE /uaa/api/upload/file', signedIn())
  expect(reply.headers.get('allow')).toBe('POST')
  expect(await judged(reply)).toMatchObject(no(405))
})

test('an upload that is no form, a form without a file, and a file with an endless name', async () => {
  expect(
    await judged(await ask('POST /uaa/api/upload/file', { ...signedIn(), body: { file: 1 } })),
  ).toMatchObject(no(400))
  const empty = new FormData()
  empty.set('file', 'no file')
  expect(
    (await judged(await ask('POST /uaa/api/upload/file', { ...signedIn(), body: empty }))).fields,
  ).toEqual(['file'])
  const long = new FormData()
  long.set('file', new File(['%PDF'], `${'x'.repeat(300)}.pdf`))
  expect(await judged(await ask('POST /uaa/api/upload/file', { ...signedIn(), body: long }))).toMatchObject({
    fields: ['file'],
    words: '文件名最多 255 个字',
    faults: [],
  })
})

test('what is too large is refused with its reason, and the line goes on', async () => {
  const tooMuch = { ...signedIn(), body: { content: 'x'.repeat(5 * MB) } }
  expect(await judged(await ask('POST /uaa/api/appeal/save', tooMuch))).toMatchObject(no(413))
  const body = new FormData()
  body.set('file', new File([new Uint8Array(61 * MB)], '大文件.pdf'))
  expect(await judged(await ask('POST /uaa/api/upload/file', { ...signedIn(), body }))).toMatchObject(no(413))
  expect((await ask('GET /uaa/api/current-user', signedIn())).status).toBe(200)
})
