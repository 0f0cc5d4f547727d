import * as v from 'valibot'
import { area, endpoint } from './call/endpoint.ts'
import { page, paging, recordEntries, StoredFile, Word } from './call/shape.ts'

/** 新闻分类. */
export const newsCategories = ['通知公告', '新闻动态', '媒体报道', '政策动态'] as const

/** A news item; only the answer to one item contains its text. */
export const News = v.object({
  ...recordEntries,
  title: v.string(),
  category: v.picklist(newsCategories, '请选择新闻分类'),
  source: v.string(),
  publishDate: v.string(),
  summary: v.string(),
  cover: v.optional(v.string()),
  viewCount: v.number(),
  contentHtml: v.string(),
  /** Documents published with the item (chosen). */
  attachments: v.array(StoredFile),
})
export type News = v.InferOutput<typeof News>

const Neighbour = v.optional(v.pick(News, ['id', 'title']))

/** A news item as read, with its neighbours in the list of its category; missing at the list's ends (chosen). */
export const NewsDetail = v.object({ ...News.entries, earlier: Neighbour, later: Neighbour })
export type NewsDetail = v.InferOutput<typeof NewsDetail>

const NewsBrief = v.omit(News, ['contentHtml', 'attachments'])

export const news = area('news', {
  page: endpoint('GET /policy/api/ua/news/page', {
    query: v.optional(
      v.object({ ...paging, keyword: v.optional(Word), category: v.optional(News.entries.category) }),
      {},
    ),
    answer: page(NewsBrief),
  }),
  one: endpoint('GET /policy/api/ua/news/{id}', { answer: NewsDetail }),
})
