import * as v from 'valibot'
import { news } from '#api/news.ts'
import { query } from '#api/call/query.ts'

/** One item of news, by its id. */
export const newsQuery = (id: string) => query(news.one, { params: { id } })

/** The address of one item of news; '' where it names none. */
export const NewsSearch = v.object({ id: v.optional(v.fallback(v.string(), ''), '') })
