import { expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { declare } from '#api/declare.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { handlers } from './handlers.ts'

startArea(handlers, { each: ['u-enterprise', 'en-chengyue'] })

test('my declarations that wait for the enterprise come first, by deadline, and each group is counted', async () => {
  const { records, counts, total } = await call(declare.mine, { query: { size: 999 } })
  const waits = records.map(({ status }) => status === '待补正' || status === '意愿确认')
  const first = waits.filter(Boolean).length
  expect(first).toBeGreaterThan(1)
  expect(waits.slice(0, first).every(Boolean)).toBe(true)
  const dates = records.slice(0, first).map(({ dueDate = '' }) => dueDate)
  expect(dates).toEqual(dates.toSorted())
  const changes = records.slice(first).map(({ updateTime }) => updateTime)
  expect(changes).toEqual(changes.toSorted().toReversed())
  const { 全部: all = 0, ...groups } = counts ?? {}
  expect(all).toBe(total)
  expect(Object.values(groups).reduce((sum, one) => sum + one, 0)).toBe(total)
  expect((await call(declare.mine, { query: { group: '待补正' } })).counts).toEqual(counts)
})
