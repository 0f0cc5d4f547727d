import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { news } from '#api/news.ts'
import { keyOf } from '#api/call/query.ts'
import { hearClock } from '#lib/clock-heard.ts'
import { cityMoment, setAhead } from '#lib/clock.ts'
import { restoreCache, startCache } from './cache.ts'
import { dropOldAnswers } from './old-answers.ts'
import { setOwner } from './owner.ts'

const DAY = 86_400_000
const key = keyOf(news.page, {})

vi.stubGlobal('addEventListener', () => undefined)

/** A new tab without a network, with what the device has kept. */
async function coldStart() {
  const client = new QueryClient()
  startCache(client)
  await restoreCache(client)
  return client
}

/** A tab that has read something at this moment of the device's clock, once that is on the device. */
async function readAt(updatedAt: number, said: string) {
  const client = new QueryClient()
  startCache(client)
  client.setQueryData(key, said, { updatedAt })
  await vi.waitFor(async () => expect((await coldStart()).getQueryData(key)).toBe(said))
  return client
}

/** Sets the device's clock ahead by so many milliseconds. */
const setDevice = (by: number) =>
  vi.spyOn(Date, 'now').mockImplementation(() => performance.timeOrigin + performance.now() + by)

beforeEach(() => setOwner({ userId: crypto.randomUUID(), enId: 'en-a' }))
afterEach(() => {
  vi.restoreAllMocks()
  setAhead(0)
})

test('a clock that was set ahead between two visits empties no device, and ages are right again once the city is heard', async () => {
  const read = Date.now() - 3_600_000
  await readAt(read, 'read an hour ago')
  setDevice(400 * DAY)
  const tab = await coldStart()
  expect(tab.getQueryData(key)).toBe('read an hour ago')
  setAhead(-400 * DAY)
  expect(cityMoment(tab.getQueryState(key)!.dataUpdatedAt)).toBe(read)
  expect(tab.getQueryState(key)!.dataUpdatedAt).toBe(read + 400 * DAY)
  expect((await coldStart()).getQueryData(key)).toBe('read an hour ago')
})

test('what was read with a wrong clock that was known says the city’s time, also when the clock is put right', async () => {
  setDevice(400 * DAY)
  setAhead(-400 * DAY)
  const read = Date.now()
  await readAt(read, 'read today')
  vi.restoreAllMocks()
  setAhead(0)
  const tab = await coldStart()
  expect(tab.getQueryState(key)).toMatchObject({ dataUpdatedAt: read - 400 * DAY })
})

test('a clock that is set back while the page is open makes no answer fresh for as long', async () => {
  const read = Date.now()
  const tab = await readAt(read, 'read now')
  setAhead(400 * DAY)
  expect(tab.getQueryState(key)?.dataUpdatedAt).toBe(read - 400 * DAY)
})

test('what is older than 30 days goes once the city has said what time it is', async () => {
  await readAt(Date.now() - 31 * DAY, 'old')
  const dropped = dropOldAnswers(await coldStart())
  hearClock(new Date().toUTCString(), 0)
  await dropped
  expect((await coldStart()).getQueryData(key)).toBeUndefined()
})
