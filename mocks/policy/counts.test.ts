import { expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { policy } from '#api/policy.ts'
import { isOpen, windowOf } from '#rules/window.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { handlers } from './handlers.ts'

const city = startArea(handlers, { each: ['', ''] })
const enId = 'en-chengyue'
const countsFor = async (query: { enId?: string }) =>
  (await call(policy.list, { query: { keyword: '研发', size: 1, ...query } })).counts

test('The counts are of all policies, whatever the filter, and say what fits only to a member of the enterprise', async () => {
  const all = (await call(policy.list, { query: { size: 999 } })).records
  const valid = all.filter(({ validity }) => validity === '有效')
  const open = valid.filter((one) => isOpen(windowOf(one, city.world.now()).state))
  const counts = { total: all.length, inForce: valid.length, open: open.length }
  expect(await countsFor({})).toEqual(counts)
  expect(await countsFor({ enId })).toEqual(counts)
  city.as('u-enterprise', enId)
  const judged = (await call(policy.list, { query: { size: 999, enId } })).records
  const ids = new Set(open.map(({ id }) => id))
  const fitting = judged.filter((one) => one.matchLevel === 'recommended' && ids.has(one.id))
  expect(fitting).not.toHaveLength(0)
  expect(await countsFor({ enId })).toEqual({ ...counts, fitting: fitting.length })
})
