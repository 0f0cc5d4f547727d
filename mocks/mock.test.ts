import { expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { auth } from '#api/auth.ts'
import { news } from '#api/news.ts'
import { startArea } from './area.test-kit.ts'
import { handlers } from './handlers.ts'

const city = startArea(handlers)

test('a list answers by the contract', async () => {
  const { total, records } = await call(news.page, { query: { current: 1, size: 5 } })
  expect(total).toBeGreaterThan(150)
  expect(records).toHaveLength(5)
})
test('a protected call refuses a visitor', async () => {
  await expect(call(auth.currentUser, {})).rejects.toMatchObject({ kind: 'unauthorized', status: 401 })
})
test('a wrong page size is refused at its field', async () => {
  await expect(call(news.page, { query: { size: 5_000 } })).rejects.toMatchObject({
    kind: 'refused',
    fields: [{ field: 'size' }],
  })
})

test.each([
  ['public', '/policy/api/ua/news/page'],
  ['optional', '/policy/api/applet/shortuuid/encode?id=policy-rd'],
])('a token that is not valid makes nobody a visitor: a %s call refuses it', async (_, path) => {
  const asked = async (headers: Record<string, string>) =>
    (await fetch(`http://city.test${path}`, { headers })).status
  expect(await asked({ authorization: 'Bearer made-up' })).toBe(401)
  const { access_token } = city.world.grant('u-person')
  expect(await asked({ authorization: `Bearer ${access_token}` })).toBe(200)
  city.world.db.grant.change(access_token, { expires: 0 })
  expect(await asked({ authorization: `Bearer ${access_token}` })).toBe(401)
  expect(await asked({})).toBe(200)
})
