import type { Shown } from '#mocks/console/shown-table.ts'
import type { tables } from './tables.ts'

/** Lists of this area in the testers' console. */
export const shown: Shown<typeof tables> = {
  banner: { title: '轮播图', columns: ['title', 'position', 'href', 'sort'] },
}
