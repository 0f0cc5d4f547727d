import type { AuditRecord } from '#api/audit.ts'
import { workdayTime } from '#mocks/policy/days.ts'
import type { Random } from '#mocks/random.ts'
import type { World } from '#mocks/city.ts'

const MINUTE = 60_000

/** Names of the auditors in records of audits. */
export const auditors = { exchange: '对接审核员', listing: '市场审核员', service: '服务审核员' } as const

/** Returns the time at which a record was submitted that waits for its audit: within the working day that one takes. */
export const submittedLately = (world: Pick<World, 'now'>, random: Random): string =>
  new Date(world.now() - random.whole(15, 300) * MINUTE).toISOString()

/** Verdict on a seeded record: its auditor and the opinions. It is given on the next working day. */
interface Verdict {
  auditor: string
  passed: string
  rejected: string
}

/** Returns the past audits of a seeded record in a state: none for a draft, only the submission while it waits. */
export function pastAudits(
  state: string,
  submitter: string,
  createTime: string,
  { auditor, passed, rejected }: Verdict,
): AuditRecord[] {
  if (state === '草稿') return []
  const submitted: AuditRecord = { time: createTime, operator: submitter, result: '提交' }
  if (state === '待审核') return [submitted]
  // Within office hours, at a minute that differs from record to record.
  const minute = Math.floor(Date.parse(createTime) / MINUTE) % 60
  const clock = `${minute % 2 ? '10' : '15'}:${String(minute).padStart(2, '0')}:00`
  const usual = workdayTime(Date.parse(createTime), 1, clock)
  // A record submitted before days off that are not over yet was audited at once.
  const time =
    Date.parse(usual) < Date.now() ? usual : new Date(Date.parse(createTime) + 120 * MINUTE).toISOString()
  return state === '已驳回'
    ? [submitted, { time, operator: auditor, result: '驳回', opinion: rejected }]
    : [submitted, { time, operator: auditor, result: '通过', opinion: passed }]
}
