import type { Shown } from '#mocks/console/shown-table.ts'
import type { tables } from './tables.ts'

/** Lists of this area in the testers' console. */
export const shown: Shown<typeof tables> = {
  listing: {
    title: '产品与求购',
    columns: ['title', 'tradeType', 'publisherOrg', 'price', 'status', 'updateTime'],
  },
}
