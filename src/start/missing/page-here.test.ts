// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#api/call/client.ts'
import { policyQuery } from '#features/policy/policy-queries.ts'
import { ownQuery } from '#features/docking/own/own-queries.ts'
import { oneQuery as activityQuery } from '#routes/-roadshow-detail/activity-query.ts'
import { portalRouter } from '#router.tsx'
import { isPageHere } from './page-here.ts'

const router = portalRouter(createMemoryHistory())
const request = vi.spyOn(globalThis, 'fetch')
const isHere = (address: string, library: string[] = []) =>
  isPageHere(router, address, () => Promise.resolve(new Set(library)))
const keep = (queryKey: readonly unknown[], data: object = {}) => queryClient.setQueryData(queryKey, data)

beforeEach(() => queryClient.clear())

test('the page of a record whose answer is on the device is here, though it was never opened; another is not', async () => {
  keep(activityQuery('here').queryKey)
  expect(await isHere('/roadshow/here')).toBe(true)
  expect(await isHere('/roadshow/elsewhere')).toBe(false)
  keep(policyQuery('read', '').queryKey)
  expect(await isHere('/policy/search/detail?id=read')).toBe(true)
  expect(await isHere('/policy/search/detail?id=unread')).toBe(false)
})

test('a policy of the library is here, and so are the policy search and a comparison of such policies', async () => {
  const library = ['policy-1', 'policy-2']
  expect(await isHere('/policy/search/detail?id=policy-2', library)).toBe(true)
  expect(await isHere('/policy/search?keyword=研发', library)).toBe(true)
  expect(await isHere('/policy/search/compare?ids=policy-1,policy-2', library)).toBe(true)
  expect(await isHere('/policy/search/compare?ids=policy-1,policy-3', library)).toBe(false)
  expect(await isHere('/policy/search')).toBe(false)
})

test('a form opens anyway, unless it is of a record that the device does not have', async () => {
  expect(await isHere('/docking/demand-service/add')).toBe(true)
  expect(await isHere('/docking/demand-service/edit/demand-1')).toBe(false)
  keep(ownQuery('demand', 'demand-1').queryKey)
  expect(await isHere('/docking/demand-service/edit/demand-1')).toBe(true)
})

test.each(['/', '/aboutus', '/user/outbox', '/nowhere'])('%s needs nothing of the city', async (address) => {
  expect(await isHere(address)).toBe(true)
})

test('the question makes no request and leaves no trace among the answers', async () => {
  await isHere('/roadshow')
  await isHere('/declare/apply/add?item=item-rd')
  expect(request).not.toHaveBeenCalled()
  expect(queryClient.getQueryCache().findAll()).toEqual([])
})
