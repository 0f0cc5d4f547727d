import { expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { common, UPLOAD_MAX } from '#api/common.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { handlers } from './handlers.ts'

const city = startArea(handlers, { scenario: 'empty', each: ['u-enterprise', ''] })

const key = 'file-0001'
const bytes = new TextEncoder().encode('%PDF-1.4 audit')
const total = bytes.length

/** Sends the bytes from `from` to before `to`; only asks where there are none. */
function send(range: string, part?: Uint8Array<ArrayBuffer>, { name = '审计报告.pdf', upload = key } = {}) {
  const body = new FormData()
  body.set('upload', upload)
  body.set('range', range)
  if (part) body.set('file', new File([part], name, { type: 'application/pdf' }))
  return call(common.upload, { body })
}
const ask = () => send(`bytes */${String(total)}`)
const part = (from: number, to: number) =>
  send(`bytes ${String(from)}-${String(to - 1)}/${String(total)}`, bytes.slice(from, to))

test('parts are joined to one file, and asking again returns the same file', async () => {
  expect(await ask()).toMatchObject({ received: 0, filePath: '' })
  expect(await part(0, 5)).toMatchObject({ received: 5, filePath: '' })
  const stored = await part(5, total)
  expect(stored).toEqual({
    filePath: expect.stringMatching(/^\/upload\/.+\.pdf$/) as string,
    ...{ fileName: '审计报告.pdf', size: total, type: 'application/pdf' },
  })
  expect([...city.world.files.values()].map((file) => file.bytes)).toEqual([bytes])
  expect([await ask(), await part(5, total)]).toEqual([stored, stored])
  expect([...city.world.files]).toHaveLength(1)
})

test('a repeated part changes nothing, and one that comes too early is left out', async () => {
  await part(0, 5)
  expect(await part(0, 5)).toMatchObject({ received: 5 })
  expect(await part(8, total)).toMatchObject({ received: 5 })
  expect(await part(3, 8)).toMatchObject({ received: 8 })
  await part(8, total)
  expect([...city.world.files.values()].map((file) => file.bytes)).toEqual([bytes])
})

test('nobody continues the upload of another user', async () => {
  await part(0, 5)
  city.as('u-other')
  expect(await ask()).toMatchObject({ received: 0 })
})

test.each([
  ['bytes 0-4', 'range', /位置有误/],
  ['bytes 4-2/14', 'range', /位置有误/],
  ['bytes 0-14/14', 'range', /位置有误/],
  ['bytes 0-3/14', 'range', /位置有误/],
  ['bytes 0-4/13', 'range', /与已上传的部分不一致/],
  [`bytes 0-4/${String(UPLOAD_MAX + 1)}`, 'file', /不能超过 20 MB/],
])('the range %s is refused at its field', async (range, field, words) => {
  await part(0, 5)
  await expect(send(range, bytes.slice(0, 5))).rejects.toMatchObject({
    fields: [{ field, errorMessage: expect.stringMatching(words) as string }],
  })
})

test('a part of a file that may not be uploaded, and one without a key or bytes, is refused', async () => {
  const refusedAt = (field: string) => ({ fields: [{ field }] })
  await expect(send('bytes 0-4/14', bytes.slice(0, 5), { name: '脚本.exe' })).rejects.toMatchObject(
    refusedAt('file'),
  )
  await expect(send('bytes 0-4/14', bytes.slice(0, 5), { upload: '../x' })).rejects.toMatchObject(
    refusedAt('upload'),
  )
  await expect(send('bytes 0-4/14')).rejects.toMatchObject(refusedAt('file'))
  expect(await ask()).toMatchObject({ received: 0 })
})
