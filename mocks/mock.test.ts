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
])('a %s call with an invalid token is refused, not answered as a visitor’s', async (_, path) => {
  const statusFor = async (headers: Record<string, string>) =>
    (await fetch(`http://city.test${path}`, { headers })).status
  expect(await statusFor({ authorization: 'Bearer made-up' })).toBe(401)
  const { access_token } = city.world.grant('u-person')
  expect(await statusFor({ authorization: `Bearer ${access_token}` })).toBe(200)
  city.world.db.grant.change(access_token, { expires: 0 })
  expect(await statusFor({ authorization: `Bearer ${access_token}` })).toBe(401)
  expect(await statusFor({})).toBe(200)
})

test('an empty submission is refused with a message for each missing field', async () => {
  const { access_token } = city.world.grant('u-enterprise')
  const reply = await fetch('http://city.test/policy/api/declare/user/create', {
    method: 'POST',
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    body: '{}',
  })
  const { data } = (await reply.json()) as { data: unknown }
  expect(data).toEqual([
    { field: 'declareEntId', errorMessage: '请选择申报项目' },
    { field: 'declareEnId', errorMessage: '请选择企业' },
    { field: 'type', errorMessage: '申报类型有误' },
    { field: 'form', errorMessage: '请填写申报表' },
    { field: 'materials', errorMessage: '请上传材料' },
  ])
})

test.each(['a b 中', '', 'x'.repeat(101), '../default'])(
  '“%s” is refused as the name of a world',
  async (name) => {
    const reply = await fetch('http://city.test/policy/api/ua/news/page', {
      headers: { 'x-mock-world': Buffer.from(name).toString('latin1') },
    })
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ data: expect.stringMatching(/^模拟世界的名称应为/) as string })
  },
)
