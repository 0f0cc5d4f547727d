import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startCity } from '#api/call/call.test-kit.ts'
import { configureHost } from '#api/call/host.ts'
import type { World } from '#mocks/city.ts'
import { resetWorld } from '#mocks/world.ts'
import { dropLibrary, keepLibrary } from '#offline/library.ts'

startCity()
let world: World
beforeEach(() => {
  world = resetWorld('default', 'default', 1)
  // A change within the last day, so that the library looks back from its own beginning.
  world.db.policy.change('policy-rd', { updateTime: '2026-11-30T01:20:00.000Z' })
})
afterEach(() => vi.restoreAllMocks())

/** Returns the address at which a device asks for changes, at a minute of the city's day. */
async function renewalAt(minute: number): Promise<string> {
  const at = Date.parse('2026-11-30T02:00:00.000Z') + minute * 60_000
  vi.spyOn(Date, 'now').mockReturnValue(at)
  await dropLibrary()
  await keepLibrary()
  const asked = vi.spyOn(globalThis, 'fetch')
  await keepLibrary()
  const urls = asked.mock.calls.map(([input]) => new URL(input instanceof Request ? input.url : input))
  vi.restoreAllMocks()
  expect(urls).toHaveLength(1)
  return urls[0]!.search
}

test('two devices that renew at different minutes ask the very same address, whoever is signed in', async () => {
  const visitor = await renewalAt(7)
  configureHost({ token: () => world.grant('u-enterprise').access_token, enId: () => 'en-chengyue' })
  expect(await renewalAt(52)).toBe(visitor)
  expect(visitor).toMatch(/^\?part=whole&size=100&current=1&updatedFrom=[\d-]+T\d\d%3A00%3A00\.000Z$/)
})

test('a cache on the way may keep what the library asks for, and a device that has it is told so', async () => {
  const url = 'https://city.test/policy/api/ua/policy/list?part=whole&size=100&current=5'
  const first = await fetch(url)
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300')
  const again = { headers: { 'if-none-match': first.headers.get('etag')! } }
  expect((await fetch(url, again)).status).toBe(304)
  const { access_token } = world.grant('u-enterprise')
  const own = await fetch(url, { headers: { authorization: `Bearer ${access_token}` } })
  expect(own.headers.get('cache-control')).toBeNull()
})
