import { expect, test } from 'vitest'
import { respond } from './server.ts'

const ask = async (method: string, path: string) => {
  const reply = await respond(new Request(`http://city.local${path}`, { method }))
  return [reply.status, ((await reply.json()) as { data: string }).data] as const
}

test.each([
  ['GET', '/policy/api/ua/newz/page', 404, 'GET /policy/api/ua/news/page（第 4 段应为“news”，不是“newz”）'],
  ['GET', '/policy/api/ua/policy', 404, 'GET /policy/api/ua/policy/list（后面还缺“list”）'],
  ['GET', '/policy/api/ua/news/page/1', 404, 'GET /policy/api/ua/news/page（后面多了 1 段）'],
  ['DELETE', '/policy/api/ua/news/page', 405, 'GET /policy/api/ua/news/page（方法应为 GET，不是 DELETE）'],
])('%s %s is answered with %i and the nearest calls', async (method, path, status, nearest) => {
  const [got, words] = await ask(method, path)
  expect(got).toBe(status)
  expect(words).toContain(nearest)
  expect(words.match(/（/g)).toHaveLength(3)
})

test('a very long path is compared within its first letters', async () => {
  const [status, words] = await ask('GET', `/policy/${'x'.repeat(50_000)}`)
  expect(status).toBe(404)
  expect(words.length).toBeLessThan(600)
})
