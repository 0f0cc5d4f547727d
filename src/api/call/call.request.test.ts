import { expect, test } from 'vitest'
import { answerWith, probe, startCity } from './call.test-kit.ts'
import { call } from './call.ts'
import { configureHost } from './host.ts'
import { queryOf } from './request.ts'

startCity()

test('a visitor sends no token, an empty enId and the language', async () => {
  const { headers } = await call(probe.get, { params: { id: '1' }, query: {} })
  expect(headers).toMatchObject({ enid: '', 'accept-language': 'zh-CN', 'content-type': 'application/json' })
  expect(headers).not.toHaveProperty('authorization')
})

test('a member sends the bearer token and the current enterprise', async () => {
  configureHost({ token: () => Promise.resolve('t-1'), enId: () => 'en-1' })
  const { headers } = await call(probe.get, { params: { id: '1' }, query: {} })
  expect(headers).toMatchObject({ authorization: 'Bearer t-1', enid: 'en-1' })
})

test('a member’s call is never answered from a cache, which may be older than a change; a visitor’s may', async () => {
  const asked: RequestCache[] = []
  answerWith(({ request }) => {
    asked.push(request.cache)
    return Response.json({ returnCode: '200', data: { headers: {}, query: {} } })
  })
  await call(probe.get, { params: { id: '1' }, query: {} })
  configureHost({ token: () => Promise.resolve('t-1') })
  await call(probe.get, { params: { id: '1' }, query: {} })
  expect(asked).toEqual(['default', 'no-cache'])
})

test('a call for another enterprise carries that enterprise’s id', async () => {
  configureHost({ enId: () => 'en-1' })
  const { headers } = await call(probe.post, { params: { id: '1' }, body: {} }, { enId: 'en-2' })
  expect(headers).toMatchObject({ enid: 'en-2' })
})

test('data and params are trimmed, deep inside too', async () => {
  const body = { title: ' 标题 ', list: [' a ', { note: '\tb\n' }], count: 0, yes: false }
  const seen = await call(probe.post, { params: { id: '1' }, body })
  expect(seen.body).toEqual({ title: '标题', list: ['a', { note: 'b' }], count: 0, yes: false })
  const { query } = await call(probe.get, {
    params: { id: ' 1 ' },
    query: { keyword: ' 高新 ', tags: ['a', 'b'] },
  })
  expect(query).toEqual({ keyword: '高新', tags: 'a,b' })
})

test('a query leaves out missing values, and keeps 0 and false', () => {
  expect(queryOf({ a: undefined, b: null, c: '', d: '  ', e: 0, f: false, g: [] })).toBe('?e=0&f=false')
  expect(queryOf({ a: undefined })).toBe('')
})

test('a parameter cannot break out of its place in the path', async () => {
  let asked = ''
  answerWith(() => Response.json({ returnCode: '200', data: { headers: {}, query: {} } }))
  const seen = globalThis.fetch
  globalThis.fetch = (input, init) => {
    asked = input instanceof Request ? input.url : input.toString()
    return seen(input, init)
  }
  await call(probe.get, { params: { id: 'a/../b?c' }, query: {} }).catch(() => undefined)
  globalThis.fetch = seen
  expect(asked).toBe('http://city.test/probe/a%2F..%2Fb%3Fc')
})

test('a missing parameter is reported, and nothing is sent', async () => {
  await expect(call(probe.get, { params: { id: ' ' }, query: {} })).rejects.toMatchObject({
    kind: 'refused',
    message: '缺少记录编号，请返回列表重新打开',
  })
})

test('a write carries its own key or a given one, and a read carries none', async () => {
  const once = await call(probe.post, { params: { id: '1' }, body: {} })
  const again = await call(probe.post, { params: { id: '1' }, body: {} })
  const given = await call(probe.post, { params: { id: '1' }, body: {} }, { idempotencyKey: 'k-1' })
  const read = await call(probe.get, { params: { id: '1' }, query: {} })
  expect(once.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/)
  expect(again.headers['idempotency-key']).not.toBe(once.headers['idempotency-key'])
  expect(given.headers['idempotency-key']).toBe('k-1')
  expect(read.headers).not.toHaveProperty('idempotency-key')
})
