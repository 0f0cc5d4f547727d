import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { UPLOAD_MAX } from '#api/common.ts'
import { listen } from './channel.ts'
import { keepFile } from './drafts/files.ts'
import { city, effects, fault, run, startSending, state, submit } from './outbox/replay.test-kit.ts'
import { listOutbox, listReceipts } from './outbox/store.ts'
import { sentBytes, shareText } from './upload.ts'

startSending()

const MB = 1_048_576
/** Ranges of the parts that the city was sent, and 'whole' for a file that came whole. */
let sent: string[] = []

beforeEach(() => {
  sent = []
  city.resetHandlers()
})

/** Notes each upload; the mock city goes on to answer it. */
const noteUploads = () =>
  city.use(
    http.post('*/upload/file', async ({ request }) => {
      const body = await request.clone().formData()
      sent.push(((body.get('range') as string | null) ?? 'whole').replace(/^bytes |\/.*/g, ''))
    }),
  )

/** Returns bytes that differ from page to page, and begin as a PDF, because the city looks at a file's true kind. */
function pdfOf(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  for (let at = 4_096; at < size; at += 4_096) bytes[at] = at / 4_096
  bytes.set(new TextEncoder().encode('%PDF-1.7'))
  return bytes
}
const paper = async (size: number, name = '研发费用专项审计报告.pdf') =>
  await keepFile(new File([pdfOf(size)], name, { type: 'application/pdf' }))
const both = async (size: number) => [await paper(size), await paper(20, '研发项目立项书.pdf')]
const digest = async (bytes: ArrayBuffer) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')

test('a file of the largest size goes in parts, tells its share, and arrives as it was', async () => {
  const shares: string[] = []
  const stop = listen((one) => one.type === 'progress' && one.sending && shares.push(one.sending.share))
  noteUploads()
  await submit(await both(UPLOAD_MAX))
  await run()
  stop()
  expect(sent).toEqual([
    '*',
    ...Array.from({ length: 20 }, (_, at) => `${String(at * MB)}-${String((at + 1) * MB - 1)}`),
    'whole',
  ])
  expect(shares).toContain('3.0 / 20.0 MB')
  expect(shares.at(-1)).toBe('20.0 / 20.0 MB')
  const [file] = [...state.world.files.values()].filter(({ bytes }) => bytes.length === UPLOAD_MAX)
  expect(await digest(file!.bytes.buffer)).toBe(await digest(pdfOf(UPLOAD_MAX).buffer))
  expect(await listReceipts()).toHaveLength(1)
})
test('a file of 5 MB goes whole', async () => {
  noteUploads()
  await submit(await both(5 * MB))
  await run()
  expect(sent).toEqual(['whole', 'whole'])
})
test('an upload that broke off continues with the part that is missing, and says how far it came', async () => {
  noteUploads()
  await submit(await both(6 * MB))
  city.use(
    http.post('*/upload/file', async ({ request }) => {
      const body = await request.clone().formData()
      return body.get('range') === `bytes ${String(3 * MB)}-${String(4 * MB - 1)}/${String(6 * MB)}`
        ? HttpResponse.error()
        : undefined
    }),
  )
  await run()
  const [item] = await listOutbox()
  expect(shareText(sentBytes(item!.files), 6 * MB)).toBe('3.0 / 6.0 MB')
  city.resetHandlers()
  sent = []
  noteUploads()
  await run()
  expect(sent.slice(0, 2)).toEqual(['*', `${String(3 * MB)}-${String(4 * MB - 1)}`])
  expect(sent).toHaveLength(5)
  expect([...state.world.files.values()].filter(({ bytes }) => bytes.length === 6 * MB)).toHaveLength(1)
  expect(await listReceipts()).toHaveLength(1)
})
test('a part whose answer was lost is not stored twice', async () => {
  await submit(await both(6 * MB))
  fault({ dropAfter: 1, match: '*/upload/file', times: 7 })
  for (let time = 0; time < 9; time += 1) await run()
  expect([...state.world.files.values()].filter(({ bytes }) => bytes.length === 6 * MB)).toHaveLength(1)
  expect(effects('/declare/user/create')).toHaveLength(1)
})
test('a city without parts receives the file whole, and stores nothing else', async () => {
  city.use(
    http.post('*/upload/file', async ({ request }) => {
      const body = await request.clone().formData()
      sent.push(body.has('file') ? 'whole' : 'question')
      if (body.has('file')) return undefined
      const refusal = [{ field: 'file', errorMessage: '请选择文件' }]
      return HttpResponse.json({ returnCode: '400200', data: refusal })
    }),
  )
  await submit(await both(6 * MB))
  await run()
  expect(sent).toEqual(['question', 'whole', 'whole'])
  expect([...state.world.files]).toHaveLength(2)
  expect(await listReceipts()).toHaveLength(1)
})
test('a city that forgets the parts again and again is not asked forever', async () => {
  city.use(
    http.post('*/upload/file', async ({ request }) => {
      const body = await request.clone().formData()
      sent.push(body.get('range') as string)
      const data = { filePath: '', fileName: '', size: 6 * MB, type: '', received: 0 }
      return HttpResponse.json({ returnCode: '200', data })
    }),
  )
  await submit(await both(6 * MB))
  await run()
  expect(sent).toHaveLength(15)
  expect(await listOutbox()).toMatchObject([{ state: 'waiting', unreadable: 1 }])
})
