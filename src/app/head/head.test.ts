// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '#routes.list.test-data.ts'
import { addressSource, routePatterns } from '#lib/route-patterns.ts'
import { excerptOf, type Head, headOf, type Place } from './head.ts'
import { scriptText } from './linked-data.ts'
import { putHead } from './tags.ts'
import { descriptions, missing } from './words.data.ts'

const city = 'https://qy.example'
const at = (place: Partial<Place> & { path: string }): Head =>
  headOf(
    {
      pattern: place.path,
      search: {},
      params: {},
      guarded: false,
      title: '标题',
      about: undefined,
      ...place,
    },
    city,
  )

const patterns = routePatterns(readFileSync('src/routeTree.gen.ts', 'utf8'))

test('every route has a description of its own', () => {
  // Covers `/srdi/$step` by the descriptions of its steps, which the specification names and the route tree
  // does not.
  const apart = Object.keys(descriptions).filter((path) => !patterns.includes(path))
  const steps = routes.map(([path]) => path).filter((path) => !/[[{]/.test(path))
  const undescribed = [...new Set([...patterns, ...steps])].filter((pattern) => {
    const address = new RegExp(addressSource(pattern))
    return !descriptions[pattern] && !apart.some((path) => address.test(path))
  })
  expect(undescribed, 'say what they are for in src/app/head/words.data.ts').toEqual([])
})

test('no two routes share a description, and none is too short or too long', () => {
  const texts = Object.values(descriptions)
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts.filter((one) => one.length < 10 || one.length > 110)).toEqual([])
})

test('no description belongs to an address without a page', () => {
  const addresses = patterns.map((pattern) => new RegExp(addressSource(pattern)))
  const stale = Object.keys(descriptions).filter((path) => !addresses.some((one) => one.test(path)))
  expect(stale, 'take them out of src/app/head/words.data.ts').toEqual([])
})

test('a page has one canonical address whatever was filtered', () => {
  expect(at({ path: '/policy/search', search: { keyword: '研发', page: 2 } })).toMatchObject({
    description: descriptions['/policy/search'],
    canonical: `${city}/policy/search`,
    noindex: false,
  })
  expect(at({ path: '/market/', pattern: '/market/' }).canonical).toBe(`${city}/market`)
})

const decoded = { id: 'a', title: '数字化补贴', summary: '给中小企业的改造补贴。' }

test('a record page shows the record’s title and excerpt at its own address', () => {
  expect(
    at({
      path: '/policy/decode/a',
      pattern: '/policy/decode/$id',
      params: { id: 'a' },
      title: '数字化补贴',
      about: decoded,
    }),
  ).toMatchObject({
    description: '数字化补贴：给中小企业的改造补贴。',
    canonical: `${city}/policy/decode/a`,
    type: 'article',
  })
  expect(at({ path: '/market/detail', search: { id: 'x y', from: 'home' } }).canonical).toBe(
    `${city}/market/detail?id=x%20y`,
  )
})

test('the head of the next record contains nothing of the previous one', () => {
  const next = at({
    path: '/policy/decode/b',
    pattern: '/policy/decode/$id',
    params: { id: 'b' },
    about: decoded,
  })
  expect(next.description).toBe(descriptions['/policy/decode/$id'])
})

test('an excerpt is shortened and has no tags', () => {
  expect(excerptOf({ summary: '', contentHtml: '<p>第一段<b>重点</b></p>\n<p>第二段</p>' })).toBe(
    '第一段重点 第二段',
  )
  const long = excerptOf({ summary: '长'.repeat(400) })!
  expect([long.length, long.endsWith('…')]).toEqual([111, true])
  expect(excerptOf({ id: 'a' })).toBeUndefined()
})

test.each([
  ['an address that nobody has', { path: '/nowhere', pattern: '/$' }],
  ['a record that is not there', { path: '/policy/search/detail', about: false as const }],
])('search engines must not index %s', (_, place) => {
  const head = at(place)
  expect(head).toMatchObject({ description: missing, noindex: true })
  expect(head.canonical).toBeUndefined()
})

test.each([
  ['a member’s page', { path: '/policy/subcribe', guarded: true }],
  ['a page of the account', { path: '/user/device' }],
  ['a search', { path: '/general-search' }],
  ['a calculation', { path: '/policy/calculate/plan/info', pattern: '/policy/calculate/plan/$tab' }],
  [
    'one’s own appeal',
    { path: '/appeal/demand/detail', search: { id: 'a' }, about: { id: 'a', contactPhone: '1' } },
  ],
])('search engines must not index %s, but it has its description', (_, place) => {
  const head = at(place)
  expect([head.noindex, head.canonical, head.data]).toEqual([true, undefined, undefined])
  expect(head.description).not.toBe(missing)
})

beforeEach(() => document.head.replaceChildren())
const tagsOf = () => [...document.head.children].map((tag) => tag.outerHTML).join('\n')

test('the tags of a page replace those of the previous page', () => {
  document.head.innerHTML = '<meta name="description" content="alt">'
  putHead(document.head, '首页', at({ path: '/' }), city)
  expect(document.querySelectorAll('meta[name=description]')).toHaveLength(1)
  expect(tagsOf()).toContain('<link rel="canonical" href="https://qy.example/">')
  expect(tagsOf()).toContain('SearchAction')
  putHead(document.head, '我的申报', at({ path: '/user/my-declare', guarded: true }), city)
  expect(tagsOf()).not.toMatch(/canonical|og:url|ld\+json|"alt"/)
  expect(tagsOf()).toContain('<meta name="robots" content="noindex">')
  putHead(document.head, '政策搜索', at({ path: '/policy/search' }), city)
  expect(tagsOf()).not.toContain('noindex')
  expect(tagsOf()).toContain('<meta property="og:locale" content="zh_CN">')
})

test('no text of a record closes the script element of the linked data', () => {
  const evil = { title: '</script><script>alert(1)</script><!--\u2028' }
  expect(scriptText(evil)).not.toMatch(/[<>\u2028]/)
  expect(JSON.parse(scriptText(evil))).toEqual(evil)
})
