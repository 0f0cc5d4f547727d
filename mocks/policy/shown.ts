import type { Shown } from '#mocks/console/shown-table.ts'
import type { tables } from './tables.ts'

/** Lists of this area in the testers' console. */
export const shown: Shown<typeof tables> = {
  policy: { title: '政策', columns: ['title', 'docNumber', 'level', 'policyType', 'applyEnd', 'validity'] },
  item: { title: '申报事项', columns: ['name', 'department', 'batch', 'applyStart', 'applyEnd', 'mode'] },
  interpretation: { title: '政策解读', columns: ['title', 'form', 'author', 'publishDate'] },
  subject: { title: '专题', columns: ['name', 'department', 'policyCount'] },
  subscription: { title: '订阅', columns: ['tagId', 'userId', 'name', 'createTime'] },
}
