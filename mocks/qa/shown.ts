import type { Shown } from '#mocks/console/shown-table.ts'
import type { tables } from './tables.ts'

/** Lists of this area in the testers' console. */
export const shown: Shown<typeof tables> = {
  question: { title: '智能问答', columns: ['content', 'category', 'serialNumber', 'viewCount'] },
  questionKeyword: { title: '问答关键词', columns: ['keyword', 'id'] },
  questionLink: { title: '问答链接', columns: ['name', 'href'] },
  partnerLink: { title: '友情链接', columns: ['name', 'group', 'href'] },
}
