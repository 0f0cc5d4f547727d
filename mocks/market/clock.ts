import { auditors } from '#mocks/record/audits.ts'
import { auditOf } from '#mocks/record/audit-clock.ts'
import { courseOf, type Turn } from '#mocks/schedule.ts'
import { listings } from './rules.ts'

const audit = { from: '待审核', to: '已发布', who: auditors.listing, days: 1, hour: 11 } as const
export const schedule: Turn[] = [audit]

export const courses = [courseOf('listing', (world, row) => auditOf(world, listings, row, audit))]
