import { expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { declare } from '#api/declare.ts'
import { policy } from '#api/policy.ts'
import { bodyFor, freshItem, openCity } from './declare.test-kit.ts'

const city = openCity()

test('the progress of a declaration has the steps and days that its policy states', async () => {
  const item = await freshItem(city)
  const { id } = await call(declare.create, { body: await bodyFor(item) })
  const { records, ahead = [] } = await call(declare.flow, { query: { id } })
  const { steps } = await call(policy.guide, { query: { id: item.policyId } })
  const stated = steps.flatMap(({ name, limitDays }) => (limitDays === undefined ? [] : [[name, limitDays]]))
  const shown = [...records.slice(1), ...ahead].map(({ nodeName, limitDays }) => [nodeName, limitDays])
  expect(shown).toEqual(stated)
  expect(shown.length).toBeGreaterThan(5)
})

test('a declaration that has ended has no steps ahead', async () => {
  const { ahead } = await call(declare.flow, { query: { id: 'decl-paid' } })
  expect(ahead).toEqual([])
})
