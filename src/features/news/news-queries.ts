import { query } from '#api/call/query.ts'
import { news, newsCategories } from '#api/news.ts'

/** Number of news items on a page. */
export const SIZE = 6

/** Search parameters of a news list below another list: its category, and its page from 1. */
export interface NewsListSearch {
  news?: string
  newsPage?: number
}

/** Returns the news category in the search parameters; undefined for all of them. */
export const kindOf = ({ news: asked }: NewsListSearch) => newsCategories.find((one) => one === asked)

/** Fetches the page of news that the search parameters name, the newest first. */
export function newsListQuery(search: NewsListSearch) {
  const category = kindOf(search)
  return query(news.page, {
    query: { category, current: search.newsPage ?? 1, size: SIZE },
  })
}

/** Fetches a news article by its id. */
export const newsQuery = (id: string) => query(news.one, { params: { id } })
