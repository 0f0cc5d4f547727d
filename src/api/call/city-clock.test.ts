import { afterEach, expect, test } from 'vitest'
import { cityAhead, setAhead } from '#lib/clock.ts'
import { answerWith, probe, startCity } from './call.test-kit.ts'
import { call } from './call.ts'

startCity()
afterEach(() => setAhead(0))

const DAY = 86_400_000
const seen = { headers: {}, query: {} }

/** Makes the city answer with a date that many days later, and with these headers. */
const answerDaysLater = (days: number, headers: Record<string, string> = {}, status = 200) =>
  answerWith(() =>
    Response.json(
      { returnCode: `${String(status)}00`, data: status === 200 ? seen : null },
      { status, headers: { date: new Date(Date.now() + days * DAY).toUTCString(), ...headers } },
    ),
  )
const ask = () => call(probe.get, { params: { id: '1' }, query: {} })
const daysAhead = () => Math.round(cityAhead() / DAY)

test('an answer tells the city’s time, and so does a refusal', async () => {
  answerDaysLater(400)
  await ask()
  expect(daysAhead()).toBe(400)
  answerDaysLater(-3, {}, 403)
  await ask().catch(() => undefined)
  expect(daysAhead()).toBe(-3)
})

test.each([
  ['Age', { age: '600' }],
  ['a time to live in caches on the way', { 'cache-control': 'public, max-age=0, s-maxage=300' }],
  ['a time to live', { 'cache-control': 'public, max-age=600' }],
  ['an expiry', { expires: new Date(Date.now() + DAY).toUTCString() }],
  ['a last change', { 'last-modified': new Date(Date.now() - DAY).toUTCString() }],
])('an answer with %s may be an older one, and does not set the clock', async (_, headers) => {
  answerDaysLater(-2, headers)
  await ask()
  expect(daysAhead()).toBe(0)
})

test('an answer that must not be reused sets the clock', async () => {
  answerDaysLater(-2, { 'cache-control': 'no-cache', 'last-modified': new Date().toUTCString() })
  await ask()
  expect(daysAhead()).toBe(-2)
})

test('a stranger’s page does not set the city’s clock', async () => {
  answerWith(
    () =>
      new Response('<html></html>', {
        headers: { 'content-type': 'text/html', date: new Date(0).toUTCString() },
      }),
  )
  await ask().catch(() => undefined)
  expect(daysAhead()).toBe(0)
})
