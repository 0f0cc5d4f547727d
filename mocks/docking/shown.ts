import type { Shown } from '#mocks/console/shown-table.ts'
import type { tables } from './tables.ts'

/** Lists of this area in the testers' console. */
export const shown: Shown<typeof tables> = {
  exchange: {
    title: '需求与供给',
    columns: ['title', 'kind', 'publisherOrg', 'category', 'status', 'deadline'],
  },
  docking: { title: '对接申请', columns: ['targetTitle', 'orgName', 'contactName', 'status', 'updateTime'] },
}
