import { beforeEach, describe, expect, test } from 'vitest'
import { ask, envelopeOf, startCity, tokenOf } from './city.test-kit.ts'
import { resetWorld, worldOf } from './world.ts'

startCity()
beforeEach(() => void resetWorld('default', 'empty', 1))

const NEWS = 'GET /policy/api/ua/news/page'
const ME = 'GET /uaa/api/current-user'
const BEHAVIOUR = 'POST /policy/api/log/behavior/record'
const lastEntry = () => worldOf('default').journal.at(-1)

async function faults(body: unknown) {
  expect((await ask('POST /__mock/faults', { body })).status).toBe(200)
}

describe('a fault', () => {
  test('delays the answer', async () => {
    await faults({ latencyMs: 60 })
    const begin = performance.now()
    await ask(NEWS)
    expect(performance.now() - begin).toBeGreaterThanOrEqual(55)
  })

  test('cuts the connection before the city has acted', async () => {
    await faults({ dropBefore: 1 })
    await expect(ask(NEWS)).rejects.toThrow('fetch failed')
    expect(lastEntry()).toMatchObject({ status: 0, effect: false, dropped: true })
  })

  test('cuts the connection after the city has acted', async () => {
    const tagged = { body: { ids: ['message-1'] }, token: tokenOf('u-enterprise') }
    await faults({ dropAfter: 1 })
    await expect(ask('POST /policy/api/msg/read/all', tagged)).rejects.toThrow('fetch failed')
    expect(lastEntry()).toMatchObject({ status: 200, effect: true, dropped: true })
  })

  test('answers with a status and Retry-After in place of acting', async () => {
    await faults({ status: 503, retryAfter: 4 })
    const reply = await ask(NEWS)
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '4'])
    expect(lastEntry()).toMatchObject({ status: 503, effect: false })
  })

  test('occurs about as often as its probability says', async () => {
    await faults({ status: 500, statusChance: 0.3 })
    const replies = await Promise.all(Array.from({ length: 200 }, () => ask(NEWS)))
    const struck = replies.filter(({ status }) => status === 500).length
    expect(struck).toBeGreaterThan(35)
    expect(struck).toBeLessThan(90)
  })

  test('returns the login page of a network', async () => {
    await faults({ captive: 1 })
    const reply = await ask(NEWS)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  })

  test('breaks the contract', async () => {
    await faults({ breakContract: 1 })
    expect((await envelopeOf(await ask(NEWS))).data).toEqual({ broken: true })
  })

  test('expires every sign-in, once', async () => {
    const token = tokenOf('u-enterprise')
    await faults({ expireTokens: true })
    expect((await ask(ME, { token })).status).toBe(401)
    expect((await ask(ME, { token: tokenOf('u-enterprise') })).status).toBe(200)
  })

  test('refuses to renew tokens', async () => {
    const { refresh_token: refreshToken } = worldOf('default').grant('u-enterprise')
    await faults({ refuseRefresh: true })
    expect((await ask('POST /uaa/api/refresh-token', { body: { refreshToken } })).status).toBe(401)
    await faults({})
    expect((await ask('POST /uaa/api/refresh-token', { body: { refreshToken } })).status).toBe(200)
  })

  test('refuses to renew tokens a number of times, not counting other calls', async () => {
    const { refresh_token: refreshToken } = worldOf('default').grant('u-enterprise')
    const renew = async () => (await ask('POST /uaa/api/refresh-token', { body: { refreshToken } })).status
    await faults({ refuseRefresh: true, times: 2 })
    for (let calls = 0; calls < 3; calls += 1) expect((await ask(NEWS)).status).toBe(200)
    expect([await renew(), await renew(), await renew()]).toEqual([401, 401, 200])
  })

  test('affects only calls that match its pattern', async () => {
    await faults({ status: 500, match: '/policy/api/ua/news/*' })
    expect((await ask(NEWS)).status).toBe(500)
    expect((await ask(ME, { token: tokenOf('u-enterprise') })).status).toBe(200)
  })

  test('ends after its number of calls', async () => {
    await faults([{ status: 500, times: 2 }])
    const statuses = [await ask(NEWS), await ask(NEWS), await ask(NEWS)].map(({ status }) => status)
    expect(statuses).toEqual([500, 500, 200])
    expect(await (await ask('GET /__mock/faults')).json()).toEqual([])
  })

  test('stays in its world', async () => {
    await faults({ status: 500 })
    expect((await ask(NEWS, { world: 'elsewhere' })).status).toBe(200)
  })

  test('with an invalid probability is refused', async () => {
    expect((await ask('POST /__mock/faults', { body: { captive: 7 } })).status).toBe(400)
  })
})

describe('the journal', () => {
  test('distinguishes a write that took effect from a refused one', async () => {
    const token = tokenOf('u-enterprise')
    await ask('POST /policy/api/msg/read/all', {
      token,
      enId: 'en-chengyue',
      key: 'k-1',
      body: { ids: ['message-1'] },
    })
    expect(lastEntry()).toMatchObject({
      user: 'u-enterprise',
      enId: 'en-chengyue',
      idempotencyKey: 'k-1',
      effect: true,
    })
    await ask('POST /policy/api/msg/read/all', { body: {} })
    expect(lastEntry()).toMatchObject({ status: 401, user: undefined, effect: false })
    await ask(NEWS)
    expect(lastEntry()).toMatchObject({ status: 200, effect: false })
  })
})

describe('an idempotency key', () => {
  const saved = () =>
    worldOf('default').journal.filter(({ effect, path }) => effect && !path.startsWith('/__mock/')).length
  const save = (key: string, content: string, userId = 'u-enterprise', enId = '') =>
    ask(BEHAVIOUR, { key, token: tokenOf(userId), enId, body: { ...behaviour, content } })
  const behaviour = { action: '浏览', page: '/policy/search' }

  test('used twice with the same body has one effect and one reply', async () => {
    const [one, two] = [await save('k', 'a'), await save('k', 'a')]
    expect(await two.text()).toBe(await one.text())
    expect(one.status).toBe(200)
    expect(saved()).toBe(1)
  })

  test('has one effect when two calls come at once or the first reply is lost', async () => {
    await faults({ dropAfter: 1, times: 1 })
    await expect(save('lost', 'a')).rejects.toThrow('fetch failed')
    expect((await save('lost', 'a')).status).toBe(200)
    await Promise.all([save('both', 'a'), save('both', 'a')])
    expect(saved()).toBe(2)
  })

  test('with another body is refused with 422', async () => {
    await save('k', 'a')
    expect((await save('k', 'b')).status).toBe(422)
    expect(saved()).toBe(1)
  })

  test('for another enterprise is refused with 422', async () => {
    await save('k', 'a', 'u-enterprise', 'en-chengyue')
    expect((await save('k', 'a', 'u-enterprise', 'en-lanqi')).status).toBe(422)
    expect((await save('k', 'a', 'u-enterprise', 'en-chengyue')).status).toBe(200)
    expect(saved()).toBe(1)
  })

  test('belongs to one user', async () => {
    await save('k', 'a')
    expect((await save('k', 'b', 'u-other')).status).toBe(200)
    expect(saved()).toBe(2)
  })
})
