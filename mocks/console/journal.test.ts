import { beforeEach, expect, test } from 'vitest'
import { ask, startCity, tokenOf } from '#mocks/city.test-kit.ts'
import { resetWorld, worldOf } from '#mocks/world.ts'

startCity()
beforeEach(() => void resetWorld('default', 'default', 1))

interface Listed {
  seq: number
  path: string
  status: number
  user?: string
  changed?: number
  detail?: unknown
}
const list = async (query = '') => (await (await ask(`GET /__mock/journal${query}`)).json()) as Listed[]

test('an opened call shows request, changed columns, answer and curl', async () => {
  const token = tokenOf('u-enterprise')
  await ask('POST /uaa/api/demand/down/demand-1', { token, enId: 'en-chengyue', key: 'k1', body: {} })
  const [{ seq } = { seq: 0 }] = await list()
  const call = (await (await ask(`GET /__mock/call/${String(seq)}`)).json()) as Record<string, unknown>
  expect(call).toMatchObject({
    status: 200,
    sent: { text: '{}', isWhole: true },
    answered: { text: expect.stringContaining('已下架') as string },
    changes: expect.arrayContaining([
      {
        table: 'exchange',
        id: 'demand-1',
        before: expect.objectContaining({ status: '已上架' }) as object,
        after: expect.objectContaining({ status: '已下架' }) as object,
      },
    ]) as unknown[],
  })
  expect(call['curl']).toMatch(
    /^curl -X POST 'http:\/\/127\.0\.0\.1:\d+\/uaa\/api\/demand\/down\/demand-1' \\\n {2}-H 'x-mock-world: default' \\\n {2}-H 'authorization: Bearer /,
  )
})

test('calls are chosen by path, status and user, and testers’ acts are added on request', async () => {
  const token = tokenOf('u-person')
  await ask('GET /uaa/api/current-user', { token })
  await ask('GET /uaa/api/current-user')
  await ask('GET /policy/api/ua/news/page')
  await ask('POST /__mock/tokens')
  expect((await list()).map(({ status }) => status)).toEqual([200, 401, 200])
  expect((await list('?path=news')).map(({ path }) => path)).toEqual(['/policy/api/ua/news/page'])
  expect((await list('?status=4xx')).map(({ status }) => status)).toEqual([401])
  expect((await list('?user=u-person')).map(({ user }) => user)).toEqual(['u-person'])
  expect((await list('?console=1')).at(-1)).toMatchObject({ path: '/__mock/tokens', changed: 1 })
  expect((await list()).every((one) => one.detail === undefined)).toBe(true)
})

test('a missing call is refused, and a long answer is cut', async () => {
  expect((await ask('GET /__mock/call/99')).status).toBe(400)
  await ask('GET /policy/api/ua/policy/list?size=100')
  const [entry] = worldOf('default').journal
  expect(entry?.detail?.answered).toMatchObject({ isWhole: false })
  expect(entry!.detail!.answered!.text.length).toBeLessThanOrEqual(16 * 1_024)
})
