import { expect, test } from 'vitest'
import {
  askedOf,
  changed,
  filtersOf,
  hidesClosed,
  savedSearch,
  savedText,
  searchOf,
  withClosed,
} from './filters.ts'

const whole = {
  keyword: '研发 补助',
  level: '国家级,省级',
  region: '高新区',
  department: '市科技局,市工信局',
  policyType: '资金奖补',
  supportMode: '事后奖补,以奖代补',
  industry: '制造业',
  targetScale: '中,小',
  targetTag: '高企',
  state: '申报中,即将截止',
  validity: '有效,已修订',
  publishedFrom: '2026-04-17T16:00:00.000Z',
  publishedTo: '2026-05-17T16:00:00.000Z',
  sort: '截止最近',
  page: 3,
}

test('an address with every filter comes back as it was', () => {
  expect(searchOf(filtersOf(whole))).toEqual(whole)
})

test('an invalid value in an address counts as missing', () => {
  expect(
    searchOf(
      filtersOf({
        level: '市级,州级',
        state: '随便',
        publishedFrom: '昨天',
        sort: '最贵',
        page: -1,
        region: ',',
      }),
    ),
  ).toEqual({ level: '市级' })
})

test('a number typed as the search word is read as text', () => {
  // The router parses `keyword=2026` as a number.
  expect(filtersOf(JSON.parse('{"keyword":2026}') as object).keyword).toBe('2026')
})

test('closed and repealed policies are hidden until the user asks for them', () => {
  const nothing = filtersOf({})
  expect(askedOf(nothing)).toEqual({
    state: ['未开始', '申报中', '即将截止', '常年受理'],
    validity: ['有效'],
    sort: '最新发布',
    current: 1,
  })
  expect(hidesClosed(nothing)).toBe(true)
  const all = filtersOf(withClosed(nothing))
  expect(hidesClosed(all)).toBe(false)
  expect(askedOf(all).state).toContain('已截止')
  expect(askedOf(all).validity).toContain('废止')
})

test('showing the closed policies keeps the states that the user chose', () => {
  expect(withClosed(filtersOf({ state: '申报中' })).state).toBe('申报中')
})

test('results for search words are ordered by relevance, unless another order is chosen', () => {
  expect(askedOf(filtersOf({ keyword: '研发' })).sort).toBe('最匹配')
  expect(askedOf(filtersOf({ keyword: '研发', sort: '最新发布' })).sort).toBe('最新发布')
})

test('a changed filter opens the first page; another page keeps the filters', () => {
  const filters = filtersOf(whole)
  expect(changed(filters, { level: undefined })).not.toHaveProperty('page')
  expect(changed(filters, { level: undefined })).not.toHaveProperty('level')
  expect(changed(filters, { page: 4 })).toEqual({ ...whole, page: 4 })
})

test('a saved search opens its filters at the first page', () => {
  const { page: _page, ...filters } = whole
  expect(savedSearch(savedText(filtersOf(whole)))).toEqual(filters)
  expect(savedText(filtersOf({ level: '国家级,省级', keyword: '研发' }))).toBe(
    new URLSearchParams({ keyword: '研发', level: '国家级,省级' }).toString(),
  )
})
