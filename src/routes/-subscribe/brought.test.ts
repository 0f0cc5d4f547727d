import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { backTo, broughtBefore, broughtQuery, filterOf, searchHref } from './brought.ts'

const now = Date.parse('2026-11-21T02:00:00.000Z')
const DAY = 86_400_000

test('a word asks by its tag, a search of one’s own by its filters, both for what is in force', () => {
  expect(filterOf({ id: 'tag-101' })).toEqual({ tagId: ['tag-101'], validity: ['有效'] })
  expect(filterOf({ id: 's', search: 'level=国家级,省级&keyword=研发&sort=截止最近&current=2' })).toEqual({
    level: ['国家级', '省级'],
    keyword: '研发',
    validity: ['有效'],
  })
  expect(filterOf({ id: 's', search: 'sort=nonsense' })).toBeUndefined()
})

test('thirty days back are the same all day long in the city', () => {
  expect(backTo(now)).toBe('2026-10-21T16:00:00.000Z')
  expect(backTo(Date.parse('2026-11-21T15:59:00.000Z'))).toBe(backTo(now))
})

test('without a network yesterday’s preview of the same subscription stands in, no other’s', () => {
  const client = new QueryClient()
  const found = { records: [], total: 4, size: 3, current: 1, pages: 2 }
  const filter = filterOf({ id: 'tag-101' })!
  client.setQueryData(broughtQuery(filter, now - DAY).queryKey, found)
  expect(broughtBefore(client, filter)).toEqual(found)
  expect(broughtBefore(client, filterOf({ id: 'tag-102' })!)).toBeUndefined()
})

test('a subscription leads into the search with its own filters', () => {
  expect(searchHref({ group: '检索', name: '研发', search: 'keyword=研发' })).toBe(
    '/policy/search?keyword=研发',
  )
  expect(searchHref({ group: '行业', name: '新材料' })).toBe(
    `/policy/search?industry=${encodeURIComponent('新材料')}`,
  )
})
