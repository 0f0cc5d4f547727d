import { expect, test } from 'vitest'
import { nearestText } from './nearest.ts'
import { respond } from './server.ts'

test.each([
  ['GET', '/policy/api/ua/newz/page', 404, 'GET /policy/api/ua/news/page（第 4 段应为“news”，不是“newz”）'],
  ['GET', '/policy/api/ua/policy', 404, 'GET /policy/api/ua/policy/list（缺第 5 段“list”）'],
  ['GET', '/policy/api/ua/news/page/1', 404, 'GET /policy/api/ua/news/page（多了第 6 段“1”）'],
  ['DELETE', '/policy/api/ua/news/page', 405, 'GET /policy/api/ua/news/page（方法应为 GET，不是 DELETE）'],
])('%s %s is answered with %i and the nearest calls', async (method, path, status, nearest) => {
  const reply = await respond(new Request(`http://city.local${path}`, { method }))
  const { data: words } = (await reply.json()) as { data: string }
  expect(reply.status).toBe(status)
  expect(words).toContain(`最接近的是：${nearest}`)
  expect(words.match(/（/g)).toHaveLength(3)
})

test.each([
  ['another service and a plural', 'GET /uaa/api/ua/policies/list', 'GET /policy/api/ua/policy/list'],
  ['no segment for visitors', 'GET /uaa/api/provider/page', 'GET /uaa/api/ua/provider/page'],
  ['no service', 'GET /api/ua/question/detail', 'GET /policy/api/ua/question/detail'],
  ['a version in the middle', 'GET /policy/api/v1/ua/banner/page', 'GET /policy/api/ua/banner/page'],
  [
    'two typos',
    'GET /uaa/api/ua/industy/markt/tree/condition',
    'GET /uaa/api/ua/industry/market/tree/condition',
  ],
  ['two typos beside an id', 'GET /uaa/api/ua/provder/details/7', 'GET /uaa/api/ua/provider/detail/{id}'],
  [
    'the spelling that the contract lacks',
    'GET /policy/api/declare/flow/download',
    'GET /policy/api/declare/flow/downdload',
  ],
  [
    'another method and a typo',
    'POST /policy/api/customer/tags/delete',
    'DELETE /policy/api/customer/tag/delete',
  ],
  [
    'a segment too few and a typo',
    'GET /policy/api/customer/favourite/list',
    'GET /policy/api/customer/policy/favorite/list',
  ],
  [
    'two segments the other way round',
    'POST /policy/api/ua/match/policy/report',
    'POST /policy/api/ua/policy/match/report',
  ],
])('a path with %s is answered with the call that is meant first', (_, sent, meant) => {
  const [method = '', path = ''] = sent.split(' ')
  expect(nearestText(method, path)).toContain(`最接近的是：${meant}（`)
})

test('a missing segment is named at its place, and the others are not called wrong', () => {
  expect(nearestText('GET', '/uaa/api/provider/page')).toContain('ua/provider/page（缺第 3 段“ua”）')
})

test('a very long path is compared within its first letters and segments', () => {
  expect(nearestText('GET', `/policy/${'x'.repeat(50_000)}`).length).toBeLessThan(600)
  expect(nearestText('GET', '/x'.repeat(5_000)).length).toBeLessThan(2_000)
})
