// @own-process: a token of another file’s host would be sent
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { queryClient } from '#api/call/client.ts'
import { configureHost } from '#api/call/host.ts'
import { policy } from '#api/policy.ts'
import { allItemsQuery } from '#blocks/standing/all-items.ts'
import { findRows } from '#lib/search/rows.ts'
import { declarable, itemWords } from '#rules/today.ts'
import { handlers } from '#mocks/policy/handlers.ts'
import { resetWorld } from '#mocks/world.ts'
import { askedOf, filtersOf, withDay } from './filters.ts'
import { fetchAll } from './queries.ts'
import type { ApplySearch } from './apply-address.ts'

const city = setupServer(...handlers)
beforeAll(() => {
  city.listen({ onUnhandledRequest: 'error' })
  resetWorld('default', 'default', 1)
  configureHost({ base: 'http://city.test' })
})
afterAll(() => city.close())

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id)

describe('without a network the device finds the same items as the city', () => {
  test.each<ApplySearch>([
    {},
    { tab: '即将截止' },
    { tab: '新发布' },
    { level: '市级' },
    { level: '市级,国家级', policyType: '资金奖补' },
    { department: '工信局' },
    { department: '市科技局,市商务局' },
    { keyword: '研发' },
    { keyword: '企业 认定', tab: '即将截止' },
    { keyword: '科小' },
    { keyword: '没有这样的项目' },
  ])('%j', async (search) => {
    const asked = askedOf(search)
    const { records: whole } = await call(policy.todayDeclare, { query: { size: 999 } })
    const { tab, level, department, policyType, keyword } = asked
    const { records } = await call(policy.todayDeclare, {
      query: { tab, level, department, policyType, keyword, size: 999 },
    })
    expect(idsOf(findRows(declarable(whole, asked), keyword ?? '', itemWords))).toEqual(idsOf(records))
  })
  test('an item that has ended since the list was kept is no longer in it', async () => {
    const { records } = await call(policy.todayDeclare, { query: { size: 999 } })
    const inTwoMonths = Date.now() + 60 * 86_400_000
    const left = declarable(records, {}, inTwoMonths)
    expect(left.length).toBeLessThan(records.length)
    expect(left.filter((one) => one.isRolling).length).toBeGreaterThan(0)
  })
})

test('a file of all deadlines comes from the kept items where the city cannot be reached', async () => {
  const asked = askedOf({ level: '省级' })
  const online = await fetchAll(queryClient, asked)
  expect(online.length).toBeGreaterThan(0)
  await queryClient.prefetchQuery(allItemsQuery)
  queryClient.removeQueries({ predicate: ({ queryHash }) => queryHash.includes('省级') })
  configureHost({ base: 'http://127.0.0.1:1' })
  city.close()
  expect(idsOf(await fetchAll(queryClient, asked))).toEqual(idsOf(online))
  queryClient.clear()
  await expect(fetchAll(queryClient, asked)).rejects.toMatchObject({ kind: 'network' })
})

describe('the address', () => {
  test('an invalid value counts as missing', () => {
    const wrong = {
      tab: '全部',
      level: '镇级',
      sort: '1',
      page: 0,
      view: 'x',
      month: '2026-13',
      day: 'today',
    }
    expect(askedOf(wrong)).toEqual(askedOf({}))
    expect(askedOf({})).toMatchObject({ tab: '可申报', sort: '截止最近', page: 1 })
  })
  test('several words of one filter are joined by commas; unknown ones are dropped, departments may be new', () => {
    const asked = askedOf({ level: '市级,镇级,国家级', department: '新局,新局' })
    expect(asked.level?.toSorted()).toEqual(['国家级', '市级'])
    expect(asked.department).toEqual(['新局'])
  })
  test('a press on a word adds it, a second press removes it, 全部 removes all', () => {
    const group = filtersOf(askedOf({ level: '市级' }), [])[0]!
    const levelOf = (label: string) => group.choices.find((one) => one.label === label)!.change.level
    expect(levelOf('国家级')?.split(',').toSorted()).toEqual(['国家级', '市级'])
    expect(levelOf('市级')).toBeUndefined()
    expect(levelOf('全部')).toBeUndefined()
  })
  test('another day or view opens the first page with no day open, in the same month', () => {
    const now = { page: 3, day: '2026-12-18', month: '2026-12', level: '市级' }
    expect(withDay(now, { view: 'calendar' }).search).toEqual({
      ...{ page: undefined, day: undefined, view: 'calendar', month: '2026-12', level: '市级' },
    })
  })
})
