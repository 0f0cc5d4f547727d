import { beforeEach, expect, test } from 'vitest'
import { activity } from '#api/activity.ts'
import { docking } from '#api/docking.ts'
import { startCity } from '#api/call/call.test-kit.ts'
import { queryClient } from '#api/call/client.ts'
import { policy } from '#api/policy.ts'
import { query } from '#api/call/query.ts'
import { resetWorld } from '#mocks/world.ts'
import { searchKept } from './kept.ts'
import { withSearch } from './recent.ts'

startCity()
beforeEach(() => {
  resetWorld('default', 'default', 1)
  queryClient.clear()
})

test('records of all kinds cached from lists and details are found, each once', async () => {
  const { records } = await queryClient.fetchQuery(query(policy.list, { query: { size: 20 } }))
  const { id, title } = records[3]!
  await queryClient.fetchQuery(query(policy.detail, { query: { id } }))
  const { records: events } = await queryClient.fetchQuery(query(activity.page, { query: { size: 5 } }))
  const found = searchKept(queryClient, title)
  const ids = found.policy.hits.map((hit) => hit.id)
  expect(ids[0]).toBe(id)
  expect(ids).toEqual([...new Set(ids)])
  expect(found.policy.at).toBeLessThanOrEqual(Date.now())
  expect(searchKept(queryClient, events[0]!.title).activity.hits.map((hit) => hit.id)).toContain(
    events[0]!.id,
  )
  expect(found.market.hits).toEqual([])
})

test('supplies, demands and interpretations seen before are found, with their amounts', async () => {
  await queryClient.fetchQuery(query(docking.supplyPage, { query: { keyword: '标准厂房' } }))
  await queryClient.fetchQuery(query(docking.demandPage, { query: { keyword: '标准厂房' } }))
  await queryClient.fetchQuery(query(policy.interpretations, { query: { size: 12 } }))
  const { supply, demand } = searchKept(queryClient, '标准厂房')
  expect(supply.hits[0]?.title).toContain('标准厂房')
  expect(supply.hits[0]?.amount).toMatch(/元|面议/)
  expect(demand.hits[0]?.title).toContain('标准厂房')
  expect(demand.hits[0]?.amount).toMatch(/元|面议/)
  expect(searchKept(queryClient, '一图读懂').decode.total).toBeGreaterThan(0)
})

test('records that were never fetched are not found', () => {
  expect(searchKept(queryClient, '设备').policy.hits).toEqual([])
})

test('a search moves to the head of the recent searches, each once, 8 at most', () => {
  const many = ['1', '2', '3', '4', '5', '6', '7', '8']
  expect(withSearch(many, '9')).toEqual(['9', '1', '2', '3', '4', '5', '6', '7'])
  expect(withSearch(many, '3').slice(0, 3)).toEqual(['3', '1', '2'])
})
