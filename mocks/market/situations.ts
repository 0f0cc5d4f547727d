import { auditRecord } from '#mocks/record/audited.ts'
import { type SituationRecords, situationsOfRecords } from '#mocks/situation.ts'
import { listings } from './rules.ts'

const records: SituationRecords = {
  table: 'listing',
  page: (id) => `/market/detail?id=${id}`,
  who: 'enterprise',
}

export const situations = situationsOfRecords('工业品市场', records, [
  {
    id: 'listing-waiting',
    title: '求购待审核',
    sees: '求购等待审核，只有自己看得到。',
    record: 'listing-3',
    shows: '待审核',
  },
  {
    id: 'listing-rejected',
    title: '求购未通过审核',
    sees: '写明驳回原因和要改的一项。',
    record: 'listing-3',
    make: (world, id) =>
      auditRecord(world, listings, id, 'reject', '请补充规格', [
        { field: 'spec', errorMessage: '请写明浓缩倍数和包装' },
      ]),
    shows: '请写明浓缩倍数和包装',
  },
  {
    id: 'listing-published',
    title: '求购通过审核，已发布',
    sees: '求购公开，可以下架。',
    record: 'listing-3',
    make: (world, id) => auditRecord(world, listings, id, 'pass', ''),
    shows: '已发布',
  },
])
