import { expect, test, vi } from 'vitest'
import { worldOf } from '#mocks/world.ts'
import { auth, type Tokens } from './auth.ts'
import { expired, startCity } from './call.test-kit.ts'
import { call } from './call.ts'
import { configureHost, type Renewal } from './host.ts'

startCity()

/** Signs u-enterprise in, and keeps the tokens as a session would. */
function signedIn() {
  const city = worldOf('default')
  const kept: { tokens: Tokens | undefined } = { tokens: city.grant('u-enterprise') }
  const renew = vi.fn(async (): Promise<Renewal> => {
    try {
      kept.tokens = await call(
        auth.refresh,
        { body: { refreshToken: kept.tokens?.refresh_token ?? '' } },
        { anonymous: true },
      )
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

test('a token that is refused again right after its renewal is the end', async () => {
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

test('a refused renewal sends to the sign-in', async () => {
  const { expireToken, asked, city } = signedIn()
  expireToken()
  for (const grant of city.db.grant.all()) city.db.grant.remove(grant.id)
  const refused = call(auth.currentUser, {})
  await expect(refused).rejects.toMatchObject({ kind: 'unauthorized', message: '登录已过期，请重新登录' })
  expect(asked()).toEqual([401])
  expect(expired).toHaveBeenCalled()
})

test('a visitor without a token is sent to the sign-in at once', async () => {
  await expect(call(auth.currentUser, {})).rejects.toMatchObject({ kind: 'unauthorized' })
  expect(expired).toHaveBeenCalledTimes(1)
})

test('while another renews, a call waits 1 s and goes again', async () => {
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

test('a renewal that does not reach the city is a dead line, and nobody is signed out', async () => {
  const { expireToken, renew } = signedIn()
  expireToken()
  renew.mockRejectedValue(new TypeError('fetch failed'))
  await expect(call(auth.currentUser, {})).rejects.toMatchObject({ kind: 'network' })
  expect(expired).not.toHaveBeenCalled()
})

test('the renewal itself goes without a token, and its 401 neither renews nor sends to the sign-in', async () => {
  const { renew } = signedIn()
  const refused = call(auth.refresh, { body: { refreshToken: 'never given' } }, { anonymous: true })
  await expect(refused).rejects.toMatchObject({ kind: 'unauthorized' })
  expect(renew).not.toHaveBeenCalled()
  expect(expired).not.toHaveBeenCalled()
})
