import { News } from '#api/news.ts'
import { model } from '#mocks/model.ts'

export const tables = { news: model(News) }
