import { beforeEach, describe, expect, test } from 'vitest'
import { ask, startCity } from '#mocks/city.test-kit.ts'
import { resetWorld, worldOf } from '#mocks/world.ts'

startCity()
beforeEach(() => void resetWorld('default', 'empty', 1))

/** Asks the console, as a tester's script does. */
async function tell(verb: string, body: unknown) {
  const reply = await ask(`POST /__mock/${verb}`, { body })
  return { status: reply.status, said: (await reply.json()) as { error?: string } }
}

describe('the clock', () => {
  const DAY = 86_400_000
  test.each([1e17, -1e17, 1e13, 'morgen', null])('%j is refused, and nothing is stored', async (offsetMs) => {
    expect((await tell('clock', { offsetMs })).status).toBe(400)
    expect(worldOf('default').clockOffset).toBe(0)
    expect((await ask('GET /policy/api/ua/news/page')).status).toBe(200)
  })

  test.each([3_650 * DAY, -3_650 * DAY, 0.5])('%d milliseconds are a time of the city', async (offsetMs) => {
    resetWorld('default', 'default', 1)
    expect((await tell('clock', { offsetMs })).status).toBe(200)
    expect((await ask('GET /policy/api/ua/news/page')).status).toBe(200)
    expect((await ask('GET /policy/api/ua/policy/list')).status).toBe(200)
  })
})
