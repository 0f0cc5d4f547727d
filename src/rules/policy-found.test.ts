import { expect, test } from 'vitest'
import { type Fit, foundOf, searchedPolicies } from './policy-found.ts'
import { bearsTag, type PolicyQuestion, type Searchable, searchTextOf } from './policy-search.ts'

const DAY = 86_400_000
const now = Date.parse('2026-06-15T02:00:00.000Z')
const plain: Searchable = {
  id: 'a',
  title: '技术改造奖补',
  docNumber: '市工信〔2026〕1号',
  summary: '',
  level: '市级',
  region: '全市',
  departments: ['市工信局'],
  publishDate: '2026-01-01T01:00:00.000Z',
  updateTime: '2026-01-01T01:00:00.000Z',
  policyType: '资金奖补',
  supportMode: '事后奖补',
  industries: ['海洋产业'],
  targetScale: ['中'],
  targetTags: ['高企'],
  validity: '有效',
  viewCount: 0,
  isRolling: true,
}
const closing = (days: number) => ({
  isRolling: false,
  applyStart: new Date(now - 30 * DAY).toISOString(),
  applyEnd: new Date(now + days * DAY).toISOString(),
})

const idsOf = (
  all: Searchable[],
  asked: PolicyQuestion,
  { texts = {}, fits }: { texts?: Record<string, string>; fits?: Record<string, Fit> } = {},
) =>
  searchedPolicies(all, asked, {
    now,
    found: (one) => foundOf(one, (word) => `${one.title}${texts[one.id] ?? ''}`.includes(word)),
    fitOf: fits && (({ id }) => fits[id]!),
  }).map((one) => one.id)

test('policies with every keyword in the title come first, in every order', () => {
  const all = [
    { ...plain, id: 'text', publishDate: '2026-05-01T01:00:00.000Z' },
    { ...plain, id: 'title', title: '研发费用补助' },
    { ...plain, id: 'half', title: '研发平台', publishDate: '2026-04-01T01:00:00.000Z' },
  ]
  const texts = { text: '研发补助', half: '补助' }
  expect(idsOf(all, { keyword: '研发 补助' }, { texts })).toEqual(['title', 'half', 'text'])
  expect(idsOf(all, { keyword: '研发 补助', sort: '截止最近' }, { texts })[0]).toBe('title')
})

test('closing soonest lists policies with a deadline, then without one, then closed ones; equal ones by date and id', () => {
  const all = [
    { ...plain, id: 'over', ...closing(-1) },
    { ...plain, id: 'b' },
    { ...plain, id: 'a' },
    { ...plain, id: 'newer', publishDate: '2026-03-01T01:00:00.000Z' },
    { ...plain, id: 'late', ...closing(20) },
    { ...plain, id: 'soon', ...closing(3) },
  ]
  expect(idsOf(all, { sort: '截止最近' })).toEqual(['soon', 'late', 'newer', 'a', 'b', 'over'])
  expect(idsOf(all, { state: ['即将截止', '已截止'] })).toEqual(['over', 'soon'])
})

test('best match sorts by level and score, then by words, then by views', () => {
  const all = [
    { ...plain, id: 'unknown', viewCount: 900 },
    { ...plain, id: 'low' },
    { ...plain, id: 'high' },
    { ...plain, id: 'seen', viewCount: 5 },
    { ...plain, id: 'good' },
  ]
  const fits: Record<string, Fit> = {
    unknown: { level: 'need_more_info' },
    low: { level: 'potential', score: 61 },
    seen: { level: 'potential', score: 61 },
    high: { level: 'potential', score: 79 },
    good: { level: 'recommended', score: 80 },
  }
  expect(idsOf(all, { sort: '最匹配' }, { fits })).toEqual(['good', 'high', 'seen', 'low', 'unknown'])
  expect(idsOf(all, { sort: '最匹配' })[0]).toBe('unknown')
})

test('filters accept the root of a department; a policy without industry matches all; unknown tags match nothing', () => {
  const open = { ...plain, id: 'open', industries: [] }
  expect(idsOf([plain], { department: ['工信局'] })).toEqual(['a'])
  expect(idsOf([plain, open], { industry: ['新材料'] })).toEqual(['open'])
  expect(idsOf([plain], { tags: [] })).toEqual([])
  expect(idsOf([plain, open], { tags: [{ group: '行业', name: '海洋产业' }] })).toEqual(['a'])
  expect(bearsTag(plain, { group: '检索', name: '海洋产业' })).toBe(false)
  expect(idsOf([plain], { publishedFrom: plain.publishDate, publishedTo: plain.publishDate })).toEqual([])
})

test('the search text has no tags, separates blocks and keeps words together', () => {
  const contentHtml = '<h2 id="x">总则</h2><p>专<strong>精特</strong>新 A&amp;B</p>'
  expect(searchTextOf({ title: 'T', docNumber: 'n', summary: 's', contentHtml })).toBe(
    't\nn\ns\n总则\n专精特新 a&b\n',
  )
})
