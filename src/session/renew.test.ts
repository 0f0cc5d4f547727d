import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Tokens } from '#api/session.ts'
import { configureHost } from '#api/call/host.ts'
import { handlers } from '#mocks/handlers.ts'
import type { World } from '#mocks/city.ts'
import { resetWorld } from '#mocks/world.ts'
import type { SessionCookies } from './cookies.ts'
import { renewWith, type TokenStore } from './renew.ts'

const city = setupServer(...handlers)
let world: World
let stored: SessionCookies

const keep = (tokens: Tokens) => {
  stored = { userId: 'u-enterprise', accessToken: tokens.access_token, refreshToken: tokens.refresh_token }
}
const store: TokenStore = { read: () => stored, write: keep }

beforeAll(() => city.listen({ onUnhandledRequest: 'error' }))
afterAll(() => city.close())
beforeEach(() => {
  world = resetWorld('default', 'empty', 1)
  keep(world.grant('u-enterprise'))
  // Configures the host as in a page: any 401 requests a renewal, also one during the renewal itself.
  configureHost({
    base: 'http://city.test',
    token: () => stored.accessToken,
    renew: (used) => renewWith(store, used),
  })
})

test('a renewal stores the new tokens', async () => {
  const used = stored.accessToken
  expect(await renewWith(store, used)).toBe('renewed')
  expect(stored.accessToken).not.toBe(used)
})
test('a refused renewal ends with the result refused', async () => {
  keep({ access_token: 'gone', refresh_token: 'gone too' })
  expect(await renewWith(store, 'gone')).toBe('refused')
})
test('a second renewal during the first returns busy', async () => {
  const used = stored.accessToken
  expect(await Promise.all([renewWith(store, used), renewWith(store, used)])).toEqual(['renewed', 'busy'])
})
test('a late renewal finds the new token without a request', async () => {
  await renewWith(store, stored.accessToken)
  expect(await renewWith(store, 'an older one')).toBe('renewed')
  expect(world.journal.filter((entry) => entry.path.endsWith('/refresh-token'))).toHaveLength(1)
})
test.each([429, 500, 503])('a response %i does not end the session', async (status) => {
  world.faults = [
    {
      latencyMs: 0,
      dropBefore: 0,
      dropAfter: 0,
      status,
      statusChance: 1,
      expireTokens: false,
      refuseRefresh: false,
      captive: 0,
      breakContract: 0,
      match: '*',
      times: 1,
    },
  ]
  await expect(renewWith(store, stored.accessToken)).rejects.toMatchObject({ status })
})
test('a refusal of the old tokens does not end a sign-in made meanwhile', async () => {
  keep({ access_token: 'gone', refresh_token: 'gone too' })
  const renewal = renewWith(store, 'gone')
  keep(world.grant('u-enterprise'))
  expect(await renewal).toBe('renewed')
})
test('tokens of a user who signed in meanwhile are not overwritten', async () => {
  const mine = stored
  let reads = 0
  const changing: TokenStore = {
    read: () => (reads++ === 0 ? mine : { ...mine, userId: 'u-other', refreshToken: 'theirs' }),
    write: () => {
      throw new Error('overwritten')
    },
  }
  expect(await renewWith(changing, mine.accessToken)).toBe('renewed')
})
