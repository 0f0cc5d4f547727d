import { auditRecord } from '#mocks/record/audited.ts'
import { restore, situationsOf } from '#mocks/situation.ts'
import { listings } from './rules.ts'

const who = 'enterprise'
const opens = '/market/detail?id=listing-3'

export const situations = situationsOf('工业品市场', [
  {
    id: 'listing-waiting',
    title: '求购待审核',
    sees: '求购等待审核，只有自己看得到。',
    who,
    make: (world) => restore(world, 'listing', 'listing-3'),
    opens,
    shows: '待审核',
  },
  {
    id: 'listing-rejected',
    title: '求购未通过审核',
    sees: '写明驳回原因和要改的一项。',
    who,
    make(world) {
      restore(world, 'listing', 'listing-3')
      auditRecord(world, listings, 'listing-3', 'reject', '请补充规格', [
        { field: 'spec', errorMessage: '请写明浓缩倍数和包装' },
      ])
    },
    opens,
    shows: '请写明浓缩倍数和包装',
  },
  {
    id: 'listing-published',
    title: '求购通过审核，已发布',
    sees: '求购公开，可以下架。',
    who,
    make(world) {
      restore(world, 'listing', 'listing-3')
      auditRecord(world, listings, 'listing-3', 'pass', '')
    },
    opens,
    shows: '已发布',
  },
])
