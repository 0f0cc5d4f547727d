import { news } from '#api/news.ts'
import { query } from '#api/call/query.ts'

/** One item of news, by its id. */
export const newsQuery = (id: string) => query(news.one, { params: { id } })
