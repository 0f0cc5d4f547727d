import { expect, test, vi } from 'vitest'
import { worldOf } from '#mocks/world.ts'
import { auth } from '#api/auth.ts'
import { type Tokens } from '#api/session.ts'
import { expired, startCity } from './call.test-kit.ts'
import { call } from './call.ts'
import { ApiError } from './error.ts'
import { configureHost, type Renewal } from './host.ts'
import { news } from '#api/news.ts'

startCity()

/** Signs u-enterprise in and stores the tokens like a session. */
function signedIn() {
  const city = worldOf('default')
  const kept: { tokens: Tokens | undefined } = { tokens: city.grant('u-enterprise') }
  const renew = vi.fn(async (): Promise<Renewal> => {
    try {
      kept.tokens = await call(auth.refresh, { body: { refreshToken: kept.tokens?.refresh_token ?? '' } })
      return 'renewed'
    } catch {
      kept.tokens = undefined
      return 'refused'
    }
  })
  configureHost({ token: () => kept.tokens?.access_token, renew })
  return {
    city,
    kept,
    renew,
    expireToken: () => city.db.grant.change(kept.tokens!.access_token, { expires: 0 }),
    asked: () => city.journal.filter((one) => one.path.endsWith('/current-user')).map((one) => one.status),
  }
}

test('an expired token is renewed once, and the call is made again with the new one', async () => {
  const { expireToken, renew, asked } = signedIn()
  expireToken()
  await expect(call(auth.currentUser, {})).resolves.toMatchObject({ id: 'u-enterprise' })
  expect(renew).toHaveBeenCalledTimes(1)
  expect(asked()).toEqual([401, 200])
})

test('a token that is refused right after its renewal ends the session', async () => {
  const { asked, expireToken, kept, renew, city } = signedIn()
  expireToken()
  renew.mockImplementation(() => {
    kept.tokens = city.grant('nobody')
    return Promise.resolve('renewed')
  })
  await expect(call(auth.currentUser, {})).rejects.toMatchObject({ kind: 'unauthorized', status: 401 })
  expect(asked()).toEqual([401, 401])
  expect(expired).toHaveBeenCalledTimes(1)
})

test('a refused renewal leads to the sign-in', async () => {
  const { expireToken, asked, city } = signedIn()
  expireToken()
  for (const grant of city.db.grant.getAll()) city.db.grant.remove(grant.id)
  const refused = call(auth.currentUser, {})
  await expect(refused).rejects.toMatchObject({ kind: 'unauthorized', message: '登录已过期，请重新登录' })
  expect(asked()).toEqual([401])
  expect(expired).toHaveBeenCalled()
})

test('a visitor without a token is sent to the sign-in at once', async () => {
  await expect(call(auth.currentUser, {})).rejects.toMatchObject({ kind: 'unauthorized' })
  expect(expired).toHaveBeenCalledTimes(1)
})

test('a call waits 1 s while another call renews the token, and is then repeated', async () => {
  const { city, kept, renew, expireToken, asked } = signedIn()
  expireToken()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const told = new Promise<void>((done) => {
    renew.mockImplementation(() => {
      kept.tokens = city.grant('u-enterprise')
      done()
      return Promise.resolve('busy')
    })
  })
  const answer = call(auth.currentUser, {})
  await told
  await vi.advanceTimersByTimeAsync(999)
  expect(asked()).toEqual([401])
  await vi.advanceTimersByTimeAsync(1)
  await expect(answer).resolves.toMatchObject({ id: 'u-enterprise' })
  expect(asked()).toEqual([401, 200])
})

test('a renewal that does not reach the city is a dead connection and signs nobody out', async () => {
  const { expireToken, renew } = signedIn()
  expireToken()
  renew.mockRejectedValue(new ApiError('network'))
  await expect(call(auth.currentUser, {})).rejects.toMatchObject({ kind: 'network' })
  expect(expired).not.toHaveBeenCalled()
})

test('the renewal itself sends no token, and its 401 neither renews nor leads to the sign-in', async () => {
  const { renew } = signedIn()
  const refused = call(auth.refresh, { body: { refreshToken: 'never given' } })
  await expect(refused).rejects.toMatchObject({ kind: 'unauthorized' })
  expect(renew).not.toHaveBeenCalled()
  expect(expired).not.toHaveBeenCalled()
})

/** Returns status and caller, as seen by the city, of the calls to a public list. */
const publicCalls = () =>
  worldOf('default')
    .journal.filter((one) => one.path.endsWith('/ua/news/page'))
    .map(({ status, user }) => [status, user])

test('a member whose token has expired reads a public page as that member, not as a visitor', async () => {
  const { expireToken, renew } = signedIn()
  expireToken()
  await call(news.page, {})
  expect(renew).toHaveBeenCalledTimes(1)
  expect(publicCalls()).toEqual([
    [401, undefined],
    [200, 'u-enterprise'],
  ])
})

test('a refused renewal ends the session on a public page too, without repetition', async () => {
  const { expireToken, renew } = signedIn()
  expireToken()
  renew.mockResolvedValue('refused')
  await expect(call(news.page, {})).rejects.toMatchObject({ kind: 'unauthorized', status: 401 })
  expect(expired).toHaveBeenCalledTimes(1)
  expect(publicCalls()).toEqual([[401, undefined]])
})

test('a public call that waited for a refused renewal does not continue as a visitor', async () => {
  const { expireToken, kept, renew } = signedIn()
  expireToken()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const told = new Promise<void>((done) => {
    renew.mockImplementation(() => {
      kept.tokens = undefined
      done()
      return Promise.resolve('busy')
    })
  })
  const answer = call(news.page, {}).catch((error: unknown) => error)
  await told
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await answer).toMatchObject({ kind: 'unauthorized' })
  expect(publicCalls()).toEqual([[401, undefined]])
})

test('signing in sends no token, so that an expired one does no harm', async () => {
  const { expireToken, renew } = signedIn()
  expireToken()
  await expect(call(auth.captcha, { params: { id: 'c-1' } })).resolves.toMatch(/^data:image/)
  await expect(call(auth.loginZwfw, { body: { zwfwToken: 'zwfw-13800000001' } })).resolves.toHaveProperty(
    'access_token',
  )
  expect(renew).not.toHaveBeenCalled()
})
