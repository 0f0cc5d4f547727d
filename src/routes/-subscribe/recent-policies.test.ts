import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import {
  startOfPeriod,
  cachedRecentPolicies,
  recentPoliciesQuery,
  filterOf,
  searchHref,
} from './recent-policies.ts'

const now = Date.parse('2026-11-21T02:00:00.000Z')
const DAY = 86_400_000

test('a tag filters by its id, a saved search by its filters, both for policies in force', () => {
  expect(filterOf({ id: 'tag-101' })).toEqual({ tagId: ['tag-101'], validity: ['有效'] })
  expect(filterOf({ id: 's', search: 'level=国家级,省级&keyword=研发&sort=截止最近&current=2' })).toEqual({
    level: ['国家级', '省级'],
    keyword: '研发',
    validity: ['有效'],
  })
  expect(filterOf({ id: 's', search: 'sort=nonsense' })).toBeUndefined()
})

test('the start of the thirty days stays the same during a day in the city', () => {
  expect(startOfPeriod(now)).toBe('2026-10-21T16:00:00.000Z')
  expect(startOfPeriod(Date.parse('2026-11-21T15:59:00.000Z'))).toBe(startOfPeriod(now))
})

test('without a network the last answer for the same subscription is used, and no other', () => {
  const client = new QueryClient()
  const found = { records: [], total: 4, size: 3, current: 1, pages: 2 }
  const filter = filterOf({ id: 'tag-101' })!
  client.setQueryData(recentPoliciesQuery(filter, now - DAY).queryKey, found)
  expect(cachedRecentPolicies(client, filter)).toEqual(found)
  expect(cachedRecentPolicies(client, filterOf({ id: 'tag-102' })!)).toBeUndefined()
})

test('a subscription links to the search with its own filters', () => {
  expect(searchHref({ group: '检索', name: '研发', search: 'keyword=研发' })).toBe(
    '/policy/search?keyword=研发',
  )
  expect(searchHref({ group: '行业', name: '新材料' })).toBe(
    `/policy/search?industry=${encodeURIComponent('新材料')}`,
  )
})
