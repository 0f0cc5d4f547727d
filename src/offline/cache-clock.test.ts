import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { news } from '#api/news.ts'
import { keyOf } from '#api/call/query.ts'
import { setClockKnown } from '#lib/clock-heard.ts'
import { cityMoment, setAhead } from '#lib/clock.ts'
import { restoreCache, startCache } from './cache.ts'
import { dropOldAnswers } from './old-answers.ts'
import { setOwner } from './owner.ts'

const DAY = 86_400_000
const key = keyOf(news.page, {})

vi.stubGlobal('addEventListener', () => undefined)

/** Opens a new tab without a network, with the answers cached on the device. */
async function coldStart() {
  const client = new QueryClient()
  startCache(client)
  await restoreCache(client)
  return client
}

/**
 * Opens a tab that has read an answer at this time of the device’s clock, and waits until the answer is on the device.
 */
async function readAt(updatedAt: number, data: string) {
  const client = new QueryClient()
  startCache(client)
  client.setQueryData(key, data, { updatedAt })
  await vi.waitFor(async () => expect((await coldStart()).getQueryData(key)).toBe(data))
  return client
}

/** Sets the device’s clock ahead by this many milliseconds. */
const setDevice = (by: number) =>
  vi.spyOn(Date, 'now').mockImplementation(() => performance.timeOrigin + performance.now() + by)

beforeEach(() => setOwner({ userId: crypto.randomUUID(), enId: 'en-a' }))
afterEach(() => {
  vi.restoreAllMocks()
  setAhead(0)
})

test('a clock set ahead between two visits empties no cache, and ages are right after the city’s first answer', async () => {
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

test('an answer read with a known wrong clock has the city’s time, even after the clock is corrected', async () => {
  setDevice(400 * DAY)
  setAhead(-400 * DAY)
  const read = Date.now()
  await readAt(read, 'read today')
  vi.restoreAllMocks()
  setAhead(0)
  const tab = await coldStart()
  expect(tab.getQueryState(key)).toMatchObject({ dataUpdatedAt: read - 400 * DAY })
})

test('a clock set back while the page is open does not make answers fresh for longer', async () => {
  const read = Date.now()
  const tab = await readAt(read, 'read now')
  setAhead(400 * DAY)
  expect(tab.getQueryState(key)?.dataUpdatedAt).toBe(read - 400 * DAY)
})

test('answers older than 30 days are deleted after the city has told its time', async () => {
  await readAt(Date.now() - 31 * DAY, 'old')
  const dropped = dropOldAnswers(await coldStart())
  setClockKnown(new Date().toUTCString(), 0)
  await dropped
  expect((await coldStart()).getQueryData(key)).toBeUndefined()
})
