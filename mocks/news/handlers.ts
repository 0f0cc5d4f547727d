import { type News, news } from '#api/news.ts'
import { foundBy } from '#lib/search/fit.ts'
import { searchRows } from '#lib/search/rank.ts'
import { pageOf } from '#mocks/lists.ts'
import { mock } from '#mocks/mock.ts'
import type { World } from '#mocks/city.ts'
import { is } from '#mocks/query.ts'

/** Returns the news of one category, or of all, newest first. */
const newestFirst = (world: World, category: News['category'] | undefined) =>
  world.db.news.findMany({ where: { category: is(category) }, orderBy: { publishDate: 'desc' } })

/** Returns the id and title of a neighbour in the list. */
const neighbour = (row: News | undefined) => row && { id: row.id, title: row.title }

export const handlers = mock(news, {
  page({ query, world }) {
    const { keyword = '', category } = query
    const found = searchRows(newestFirst(world, category), keyword, (one) =>
      foundBy(one.title, [one.category], one.summary),
    )
    return pageOf(found, query)
  },
  one({ params, world }) {
    const row = world.db.news.get(params.id, '新闻')
    const seen = world.db.news.change(row.id, { viewCount: row.viewCount + 1 })
    const kind = newestFirst(world, row.category)
    const at = kind.findIndex(({ id }) => id === row.id)
    return { ...seen, earlier: neighbour(kind[at + 1]), later: neighbour(kind[at - 1]) }
  },
})
