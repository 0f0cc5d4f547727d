import { query } from '#api/call/query.ts'
import { news, newsCategories } from '#api/news.ts'

/** How many items a page of the news shows. */
export const SIZE = 6

/** What an address says of the news that stand below another list: which kind, and which page of it from 1. */
export interface NewsListSearch {
  news?: string
  newsPage?: number
}

/** Returns the kind of news that an address names; undefined for all of them. */
export const kindOf = ({ news: asked }: NewsListSearch) => newsCategories.find((one) => one === asked)

/** Asks for the page of news that an address names, the newest first. */
export function newsListQuery(search: NewsListSearch) {
  const category = kindOf(search)
  return query(news.page, {
    query: { category, current: search.newsPage ?? 1, size: SIZE },
  })
}

/** Asks for one item of news, by its id. */
export const newsQuery = (id: string) => query(news.one, { params: { id } })
