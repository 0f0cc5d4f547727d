import type { Shown } from '#mocks/console/shown-table.ts'
import type { tables } from './tables.ts'

/** Lists of this area in the testers' console. */
export const shown: Shown<typeof tables> = {
  news: { title: '新闻', columns: ['title', 'category', 'source', 'publishDate'] },
}
