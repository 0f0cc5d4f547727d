import { news } from '#api/news.ts'
import { foundBy, searched } from '#lib/search/rank.ts'
import { pageOf } from '#mocks/lists.ts'
import { mock } from '#mocks/mock.ts'
import { is } from '#mocks/table.ts'

export const handlers = mock(news, {
  page({ query, world }) {
    const { keyword = '', category } = query
    const found = world.db.news.findMany({
      where: { category: is(category) },
      orderBy: { publishDate: 'desc' },
    })
    return pageOf(
      searched(found, keyword, (one) => foundBy(one.title, [one.category], one.summary)),
      query,
    )
  },
  one({ params, world }) {
    const row = world.db.news.get(params.id, '新闻')
    return world.db.news.change(row.id, { viewCount: row.viewCount + 1 })
  },
})
