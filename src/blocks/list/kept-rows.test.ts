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

/** What the hall of supplies asks for. */
const asked = (more: { keyword?: string; category?: string; current?: number } = {}) =>
  query(docking.supplyPage, { query: { size: 10, ...more } })

test('words are looked for among the rows of all pages that were seen, each once', async () => {
  await queryClient.fetchQuery(asked())
  const second = await queryClient.fetchQuery(asked({ current: 2 }))
  await queryClient.fetchQuery(asked({ keyword: '检测' }))
  const { id, title } = second.records[3]!
  const kept = keptRows(queryClient, asked({ keyword: title }).queryKey)
  expect(kept?.data.records[0]?.['id']).toBe(id)
  expect(kept?.data.seen).toBeGreaterThanOrEqual(20)
  expect(kept?.data.total).toBe(new Set(kept?.data.records.map((row) => row['id'])).size)
  expect(kept?.at).toBeLessThanOrEqual(Date.now())
})

test('what was seen under another filter does not pass for what this one lets through', async () => {
  const { records } = await queryClient.fetchQuery(asked())
  const { title, category } = records[0]!
  expect(keptRows(queryClient, asked({ keyword: title, category }).queryKey)).toBeUndefined()
})

test('words that no row has are looked for in vain, which is another answer than none', async () => {
  const { records } = await queryClient.fetchQuery(asked())
  const kept = keptRows(queryClient, asked({ keyword: '龙虾养殖' }).queryKey)
  expect(kept?.data).toMatchObject({ records: [], total: 0, seen: records.length })
})
