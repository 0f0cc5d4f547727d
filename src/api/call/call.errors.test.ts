import { expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { Fault } from '#mocks/faults.ts'
import { captivePage, envelope, fileAnswer } from '#mocks/reply.ts'
import { worldOf } from '#mocks/world.ts'
import { answerWith, breakConnection, reportAnswer, notify, probe, startCity } from './call.test-kit.ts'
import { call } from './call.ts'
import { configureHost } from './host.ts'
import { isTransient, words } from './error.ts'
import { news } from '#api/news.ts'

startCity()

const ask = () => call(probe.get, { params: { id: '1' }, query: {} })
const download = () => call(probe.file, { params: { id: '1' } })
const later = <T>(ms: number, value: T) => new Promise<T>((done) => setTimeout(() => done(value), ms))

test.each([
  ['the string itself', '申报已截止', '申报已截止'],
  [
    'the errorMessage of each item',
    [{ errorMessage: '请填写标题' }, { errorMessage: '请填写内容' }],
    '请填写标题；请填写内容',
  ],
  ['the errorMessage field', { errorMessage: '企业名称不符' }, '企业名称不符'],
  ['words of our own where the city has none', {}, '请求未通过'],
])('a returnCode that does not start with 200 shows %s', async (_, data, message) => {
  answerWith(() => envelope(200, '400100', data))
  await expect(ask()).rejects.toMatchObject({ kind: 'refused', message, status: 200 })
})

test('any returnCode that starts with 200 is a success, as text or as a number', async () => {
  const data = { headers: {}, query: {} }
  answerWith(() => Response.json({ returnCode: 200001, data }))
  await expect(ask()).resolves.toEqual(data)
})

test('a refusal names its fields', async () => {
  const refused = call(news.page, { query: { size: 5_000 } })
  await expect(refused).rejects.toMatchObject({
    fields: [{ field: 'size', errorMessage: '每页最多 999 条' }],
  })
})

test.each([
  [404, 'notFound', 'api地址不存在'],
  [500, 'server', '服务器内部错误'],
  [502, 'server', '服务器内部错误'],
  [403, 'forbidden', '模拟故障'],
])('HTTP %i is %s: %s', async (status, kind, message) => {
  worldOf('default').faults = [fault({ status })]
  await expect(call(news.page, { query: {} })).rejects.toMatchObject({ kind, status, message })
})

test('a 503 tells the wait in seconds or as a date', async () => {
  worldOf('default').faults = [fault({ status: 503, retryAfter: 7 })]
  await expect(call(news.page, { query: {} })).rejects.toMatchObject({ kind: 'server', retryAfter: 7_000 })
  const date = new Date(Date.now() + 60_000).toUTCString()
  answerWith(() => new Response('', { status: 503, headers: { 'retry-after': date } }))
  const { retryAfter } = (await ask().catch((error: unknown) => error)) as { retryAfter: number }
  expect(retryAfter).toBeGreaterThan(50_000)
  expect(retryAfter).toBeLessThanOrEqual(60_000)
})

test('a 403 without a reason shows our own words', async () => {
  answerWith(() => envelope(403, '403000', null))
  await expect(ask()).rejects.toMatchObject({ kind: 'forbidden', message: '无权查看或操作该内容' })
})

test.each([301, 302, 303, 307, 308])(
  'a redirect (%i) is not followed, and only a read reports a captive network',
  async (status) => {
    const followed = vi.fn<() => Response>(() => envelope(200, '200', { headers: {}, query: {} }))
    answerWith(({ request }) =>
      new URL(request.url).pathname.endsWith('/1')
        ? new Response(null, { status, headers: { location: '/probe/elsewhere' } })
        : followed(),
    )
    const write = call(probe.post, { params: { id: '1' }, body: {} })
    await expect(write).rejects.toMatchObject({ kind: 'redirected', message: '请求被网络重定向' })
    expect(followed).not.toHaveBeenCalled()
    expect(reportAnswer).not.toHaveBeenCalled()
    await expect(ask()).rejects.toMatchObject({ kind: 'redirected' })
    // Redirects of reads are what networks with a login page do.
    expect(reportAnswer.mock.calls).toEqual([['captive']])
  },
)

test.each([
  ['an envelope that was cut short', 200, '{"returnCode":"200","da', 'cut', '收到的回复不完整'],
  ['nothing at all', 200, '', 'cut', '收到的回复不完整'],
  ['bytes of a stranger', 200, '\u0001\u0002 not json', 'foreign', '收到的不是市平台的回复'],
  ['JSON without an envelope', 200, '{"records":[]}', 'foreign', '收到的不是市平台的回复'],
  ['a stranger’s 400', 400, '{"error":"bad"}', 'foreign', '收到的不是市平台的回复'],
  ['a stranger’s 403', 403, 'denied', 'foreign', '收到的不是市平台的回复'],
  ['a stranger’s 404', 404, '{}', 'foreign', 'api地址不存在'],
  ['a stranger’s 409', 409, '{}', 'foreign', '收到的不是市平台的回复'],
  ['a 422 that was cut short', 422, '{"returnCode":"4220', 'foreign', '收到的不是市平台的回复'],
])('%s is a temporary failure and says nothing of the network', async (_, status, body, kind, message) => {
  answerWith(() => new Response(body, { status, headers: { 'content-type': 'application/json' } }))
  const failed = await ask().catch((error: unknown) => error)
  expect(failed).toMatchObject({ kind, message, status })
  expect(isTransient(failed)).toBe(true)
  expect(reportAnswer).not.toHaveBeenCalled()
})

test.each([
  [{}, '操作过于频繁，请稍后重试'],
  [{ 'retry-after': '2' }, '操作过于频繁，请 2 秒后再试'],
  [{ 'retry-after': '0' }, '操作过于频繁，请 1 秒后再试'],
  [{ 'retry-after': '150' }, '操作过于频繁，请 3 分钟后再试'],
])('a 429 with %j shows our own words: %s', async (headers, message) => {
  answerWith(() => Response.json({ returnCode: '429000', data: '模拟故障' }, { status: 429, headers }))
  await expect(ask()).rejects.toMatchObject({ kind: 'refused', status: 429, message })
})

test('429 may succeed later, and Retry-After says when', async () => {
  answerWith(() => new Response('{}', { status: 429, headers: { 'retry-after': '2' } }))
  await expect(ask()).rejects.toMatchObject({ kind: 'refused', status: 429, retryAfter: 2_000 })
})

test('a dead connection is reported as 服务器连接失败', async () => {
  breakConnection()
  await expect(ask()).rejects.toMatchObject({ kind: 'network', message: '服务器连接失败', status: 0 })
  expect(reportAnswer).toHaveBeenLastCalledWith('nobody')
})

test('a body that breaks off half-way is not an empty answer', async () => {
  const half = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"returnCode":"200","da'))
      controller.error(new Error('gone'))
    },
  })
  answerWith(() => new Response(half, { headers: { 'content-type': 'application/json' } }))
  await expect(ask()).rejects.toMatchObject({ kind: 'cut', message: '收到的回复不完整' })
})

test('an answer that does not come in time is reported as 请求超时', async () => {
  answerWith(() => later(200, envelope(200, '200', null)))
  await expect(call(probe.slow, { params: { id: '1' } })).rejects.toMatchObject({
    kind: 'timeout',
    message: '请求超时',
  })
  expect(reportAnswer).toHaveBeenLastCalledWith('nobody')
})

test('a person who leaves the page gets no message', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const controller = new AbortController()
  answerWith(() => {
    controller.abort()
    return later(1_000, envelope(200, '200', null))
  })
  const asked = call(probe.get, { params: { id: '1' }, query: {} }, { signal: controller.signal })
  await expect(asked).rejects.toMatchObject({ kind: 'aborted' })
  await vi.advanceTimersByTimeAsync(1_000)
  // Ignores a message of an earlier test, which may still come for 100 ms of real time.
  expect(notify).not.toHaveBeenCalledWith(words.aborted)
  expect(reportAnswer).not.toHaveBeenCalled()
})

test.each([
  ['with status 200', () => captivePage()],
  [
    'with status 401',
    () => new Response('<html></html>', { status: 401, headers: { 'content-type': 'text/html' } }),
  ],
  ['with status 511', () => new Response('{}', { status: 511 })],
])('the login page of a network, %s, is not an answer of the city', async (_, reply) => {
  answerWith(reply)
  await expect(ask()).rejects.toMatchObject({ kind: 'captive' })
  await expect(download()).rejects.toMatchObject({ kind: 'captive' })
  expect(reportAnswer.mock.calls).toEqual([['captive'], ['captive']])
})

test.each([400, 403, 405, 413, 414])('a gateway’s page with %i is not a login page', async (status) => {
  answerWith(() => new Response('<html></html>', { status, headers: { 'content-type': 'text/html' } }))
  await expect(ask()).rejects.toMatchObject({ kind: 'foreign', status })
  await expect(download()).rejects.toMatchObject({ kind: 'foreign', status })
  expect(reportAnswer).not.toHaveBeenCalled()
})

test('a request that is too large for a gateway does not succeed later by itself', async () => {
  answerWith(() => new Response('<html></html>', { status: 413, headers: { 'content-type': 'text/html' } }))
  const failed = await ask().catch((error: unknown) => error)
  expect(failed).toMatchObject({ message: '内容或附件过大，请修改后重新提交' })
  expect(isTransient(failed)).toBe(false)
})

test('a page is recognized by its first character if its type is not HTML', async () => {
  answerWith(() => new Response('\n <!doctype html>', { headers: { 'content-type': 'text/plain' } }))
  await expect(ask()).rejects.toMatchObject({ kind: 'captive' })
})

test('a conflict contains the city’s record', async () => {
  const current = { id: 'a-1', version: 3 }
  answerWith(() => envelope(409, '409000', { errorMessage: '内容已在别处更新', current }))
  await expect(ask()).rejects.toMatchObject({
    kind: 'conflict',
    status: 409,
    message: '内容已在别处更新',
    current,
  })
})

test('a conflict without the city’s record is a refusal with the city’s words', async () => {
  answerWith(() => envelope(409, '409000', '该项目已有申报'))
  await expect(ask()).rejects.toMatchObject({ kind: 'refused', status: 409, message: '该项目已有申报' })
  answerWith(() => envelope(412, '412000', null))
  await expect(ask()).rejects.toMatchObject({ kind: 'refused', message: '内容已在别处更新' })
})

test('a broken contract names the call and the field', async () => {
  worldOf('default').faults = [fault({ breakContract: 1 })]
  const broken = call(news.page, { query: {} })
  await expect(broken).rejects.toMatchObject({ kind: 'contract', detail: 'news.page: records' })
  await expect(broken).rejects.toThrow(/^服务返回的数据有误，请稍后重试$/)
})

test('a file keeps its Chinese name', async () => {
  answerWith(() =>
    fileAnswer({ blob: new Blob(['内容'], { type: 'text/plain' }), name: '申报书（第1版）.txt' }),
  )
  const { blob, name } = await download()
  expect([name, await blob.text()]).toEqual(['申报书（第1版）.txt', '内容'])
})

test.each([
  [`attachment; filename="report.pdf"`, 'report.pdf'],
  [`attachment; filename="report.pdf"; filename*=UTF-8''%E5%8`, 'report.pdf'],
  ['attachment', '下载文件'],
])('a file sent as %s is named %s', async (disposition, name) => {
  answerWith(
    () =>
      new Response('%PDF', {
        headers: { 'content-type': 'application/pdf', 'content-disposition': disposition },
      }),
  )
  expect((await download()).name).toBe(name)
})

test('a refusal in place of a file is shown', async () => {
  answerWith(() => envelope(200, '400100', '文件已过期'))
  await expect(download()).rejects.toMatchObject({ kind: 'refused', message: '文件已过期' })
})

test('a burst of failures shows one message after 100 ms, and a quiet call shows none', async () => {
  breakConnection()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await Promise.allSettled([
    ask(),
    ask(),
    call(probe.get, { params: { id: '1' }, query: {} }, { quiet: true }),
  ])
  await vi.advanceTimersByTimeAsync(99)
  expect(notify).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(notify.mock.calls).toEqual([['服务器连接失败']])
})

const ownFaults: [string, () => void][] = [
  [
    'while it reads the token',
    () => configureHost({ token: () => Promise.reject(new TypeError('x is undefined')) }),
  ],
  ['while it writes an invalid header', () => configureHost({ enId: () => '企业' })],
  [
    'while it reads the answer',
    () => vi.spyOn(Response.prototype, 'text').mockImplementation(() => undefined as never),
  ],
  ['for lack of a function in an older browser', () => vi.stubGlobal('AbortController', undefined)],
]
test.each(ownFaults)('an error of our own code %s is not a dead network', async (_, breakIt) => {
  breakIt()
  const failed = await ask().catch((error: unknown) => error)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  expect(failed).toMatchObject({ kind: 'fault', message: '页面出现问题', status: 0 })
  expect(isTransient(failed)).toBe(false)
  expect(reportAnswer).not.toHaveBeenCalledWith('nobody')
})

function fault(part: Partial<Fault>): Fault {
  return v.parse(Fault, part)
}
