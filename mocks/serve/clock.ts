import type { EnquiryState } from '#rules/provider-states.ts'
import { auditOf } from '#mocks/record/audit-clock.ts'
import { auditors } from '#mocks/record/audits.ts'
import { type Act, courseOf, isNobody, momentOf, type Turn } from '#mocks/schedule.ts'
import type { World } from '#mocks/city.ts'
import { moveEnquiry } from './enquiries.ts'
import { products, providers } from './rules.ts'
import type { EnquiryRow } from './tables.ts'

/** Audits: providers before their services, because a service is public only with its provider. */
const provider = { from: '待审核', to: '已通过', who: auditors.service, days: 1, hour: 10 } as const
const product = { from: '待审核', to: '已上架', who: auditors.service, days: 1, hour: 11 } as const

/** Answers of providers without an account, so that whoever asked can rate the service. */
const answers = [
  { from: '待联系', to: '已联系', who: '无账号的机构', days: 1, hour: 11 },
  { from: '已联系', to: '已完成', who: '无账号的机构', days: 5, hour: 16 },
] as const satisfies Turn<EnquiryState>[]

export const schedule: Turn[] = [provider, product, ...answers]

/** Returns the next answer to an enquiry by a provider without an account. */
function nextOfEnquiry(world: World, row: EnquiryRow): Act | undefined {
  const turn = answers.find(({ from }) => from === row.status)
  if (!turn || !isNobody(world, world.db.provider.find(row.providerId)?.userId ?? '')) return undefined
  const at = momentOf(world, row.updateTime, turn)
  return { at, to: turn.to, by: 'people', run: () => moveEnquiry(world, row, turn.to) }
}

export const courses = [
  courseOf('provider', (world, row) => auditOf(world, providers, row, provider)),
  courseOf('product', (world, row) => auditOf(world, products, row, product)),
  courseOf('serviceEnquiry', nextOfEnquiry),
]
