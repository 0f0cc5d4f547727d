import { beforeEach, expect, test } from 'vitest'
import { docking } from '#api/docking.ts'
import { startCity } from '#api/call/call.test-kit.ts'
import { queryClient } from '#api/call/client.ts'
import { query } from '#api/call/query.ts'
import { resetWorld } from '#mocks/world.ts'
import { keptRows } from './kept-rows.ts'

startCity()
beforeEach(() => {
  resetWorld('default', 'default', 1)
  queryClient.clear()
})

/** Returns the query of the supply list. */
const supplyQuery = (more: { keyword?: string; category?: string; current?: number } = {}) =>
  query(docking.supplyPage, { query: { size: 10, ...more } })

test('a keyword is searched in the rows of all pages seen, each row once', async () => {
  await queryClient.fetchQuery(supplyQuery())
  const second = await queryClient.fetchQuery(supplyQuery({ current: 2 }))
  await queryClient.fetchQuery(supplyQuery({ keyword: '检测' }))
  const { title } = second.records[3]!
  const kept = keptRows(queryClient, supplyQuery({ keyword: title }).queryKey)
  expect(kept?.data.records[0]?.['title']).toBe(title)
  expect(kept?.data.seen).toBeGreaterThanOrEqual(20)
  expect(kept?.data.total).toBe(new Set(kept?.data.records.map((row) => row['id'])).size)
  expect(kept?.at).toBeLessThanOrEqual(Date.now())
})

test('rows seen under another filter are not searched', async () => {
  const { records } = await queryClient.fetchQuery(supplyQuery())
  const { title, category } = records[0]!
  expect(keptRows(queryClient, supplyQuery({ keyword: title, category }).queryKey)).toBeUndefined()
})

test('a keyword without a match returns an empty list, not undefined', async () => {
  const { records } = await queryClient.fetchQuery(supplyQuery())
  const kept = keptRows(queryClient, supplyQuery({ keyword: '龙虾养殖' }).queryKey)
  expect(kept?.data).toMatchObject({ records: [], total: 0, seen: records.length })
})
