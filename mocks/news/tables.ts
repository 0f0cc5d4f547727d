import { News } from '#api/news.ts'

export const tables = { news: News }
