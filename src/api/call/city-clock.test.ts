import { afterEach, expect, test } from 'vitest'
import { cityAhead, setAhead } from '#lib/clock.ts'
import { answering, probe, startCity } from './call.test-kit.ts'
import { call } from './call.ts'

startCity()
afterEach(() => setAhead(0))

const DAY = 86_400_000
const seen = { headers: {}, query: {} }

/** Lets the city answer as if it were so many days later there, with these headers besides. */
const answeringLater = (days: number, headers: Record<string, string> = {}, status = 200) =>
  answering(() =>
    Response.json(
      { returnCode: `${String(status)}00`, data: status === 200 ? seen : null },
      { status, headers: { date: new Date(Date.now() + days * DAY).toUTCString(), ...headers } },
    ),
  )
const ask = () => call(probe.get, { params: { id: '1' }, query: {} })
const daysAhead = () => Math.round(cityAhead() / DAY)

test('an answer says what time it is in the city, a refusal too', async () => {
  answeringLater(400)
  await ask()
  expect(daysAhead()).toBe(400)
  answeringLater(-3, {}, 403)
  await ask().catch(() => undefined)
  expect(daysAhead()).toBe(-3)
})

test.each([
  ['Age', { age: '600' }],
  ['a time to live', { 'cache-control': 'public, max-age=600' }],
  ['an expiry', { expires: new Date(Date.now() + DAY).toUTCString() }],
  ['a last change', { 'last-modified': new Date(Date.now() - DAY).toUTCString() }],
])('an answer with %s may be an older one, and says nothing of now', async (_, headers) => {
  answeringLater(-2, headers)
  await ask()
  expect(daysAhead()).toBe(0)
})

test('what must be asked for anew is new', async () => {
  answeringLater(-2, { 'cache-control': 'no-cache', 'last-modified': new Date().toUTCString() })
  await ask()
  expect(daysAhead()).toBe(-2)
})

test('a page of somebody else on the line is not the city, and its clock is its own', async () => {
  answering(
    () =>
      new Response('<html></html>', {
        headers: { 'content-type': 'text/html', date: new Date(0).toUTCString() },
      }),
  )
  await ask().catch(() => undefined)
  expect(daysAhead()).toBe(0)
})
