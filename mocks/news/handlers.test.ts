import { expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { news, newsCategories } from '#api/news.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { handlers } from './handlers.ts'

startArea(handlers)

test('the newest item is first, and all titles differ', async () => {
  const { records } = await call(news.page, { query: { size: 999 } })
  const dates = records.map((one) => one.publishDate)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(new Set(records.map((one) => one.title)).size).toBe(records.length)
})
test('an item has 3 to 6 paragraphs without placeholders and begins with its summary', async () => {
  const { records } = await call(news.page, { query: { size: 999 } })
  for (const { id } of records.slice(0, 40)) {
    const item = await call(news.one, { params: { id } })
    const paragraphs = item.contentHtml.match(/<p>/g) ?? []
    expect(paragraphs.length).toBeGreaterThanOrEqual(3)
    expect(paragraphs.length).toBeLessThanOrEqual(6)
    expect(item.title + item.source + item.contentHtml).not.toContain('{')
    expect(item.contentHtml.startsWith(`<p>${item.summary}</p>`)).toBe(true)
  }
})
test.each(newsCategories)('the filter %s returns items of that category', async (category) => {
  const { records, total } = await call(news.page, { query: { category, size: 999 } })
  expect(total).toBeGreaterThan(10)
  expect(records.every((one) => one.category === category)).toBe(true)
})
test('reading an item adds a view', async () => {
  const first = await call(news.one, { params: { id: 'news-1' } })
  expect((await call(news.one, { params: { id: 'news-1' } })).viewCount).toBe(first.viewCount + 1)
})
test('an unknown item is answered as missing', async () => {
  await expect(call(news.one, { params: { id: 'news-0' } })).rejects.toMatchObject({
    message: '新闻不存在或已删除',
  })
})
test('the links to earlier and later items lead through the whole list of a category and back', async () => {
  const { records } = await call(news.page, { query: { category: '媒体报道', size: 999 } })
  const read = (id: string) => call(news.one, { params: { id } })
  expect((await read(records[0]!.id)).later).toBeUndefined()
  const visited: string[] = []
  for (let at: string | undefined = records[0]!.id; at;) {
    const { id, earlier } = await read(at)
    visited.push(id)
    if (earlier) expect((await read(earlier.id)).later?.id).toBe(id)
    at = earlier?.id
  }
  expect(visited).toEqual(records.map(({ id }) => id))
})
test('an item names its publishing office in the text, and a visitor gets its attachments', async () => {
  const { records } = await call(news.page, { query: { category: '通知公告', size: 999 } })
  const items = await Promise.all(records.map(({ id }) => call(news.one, { params: { id } })))
  for (const { contentHtml, source } of items)
    for (const office of contentHtml.match(/市(工信|科技|商务|财政)局/g) ?? []) expect(office).toBe(source)
  const withPapers = items.filter(({ attachments }) => attachments.length > 0)
  expect(withPapers.length).toBeGreaterThan(5)
  expect(withPapers.every(({ attachments }) => attachments.every(({ size }) => size > 500))).toBe(true)
  const names = items.flatMap(({ attachments }) => attachments.map(({ fileName }) => fileName))
  expect(names.join()).not.toContain('{')
})
