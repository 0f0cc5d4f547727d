import type { Shown } from '#mocks/console/shown-table.ts'
import type { tables } from './tables.ts'

/** Lists of this area in the testers' console. */
export const shown: Shown<typeof tables> = {
  provider: { title: '服务机构', columns: ['name', 'nature', 'serviceTypes', 'score', 'status'] },
  product: { title: '服务产品', columns: ['name', 'serviceType', 'providerId', 'score', 'status'] },
  serviceEnquiry: {
    title: '服务申请',
    columns: ['productName', 'orgName', 'contactName', 'status', 'updateTime'],
  },
  serviceFavorite: { title: '收藏的服务', columns: ['name', 'type', 'userId', 'createTime'] },
}
