import type { Shown } from '#mocks/console/shown-table.ts'
import type { tables } from './tables.ts'

/** Lists of this area in the testers' console. */
export const shown: Shown<typeof tables> = {
  enterprise: {
    title: '企业',
    columns: ['enName', 'creditCode', 'district', 'industry', 'scale', 'legalPerson'],
  },
  register: { title: '工商登记', columns: ['enName', 'creditCode', 'legalPerson', 'idTail', 'tel'] },
}
