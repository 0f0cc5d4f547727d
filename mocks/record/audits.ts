import type { AuditRecord } from '#api/audit.ts'

const HOUR = 3_600_000

/** Names of the auditors in records of audits. */
export const auditors = { exchange: '对接审核员', listing: '市场审核员', service: '服务审核员' } as const

/** Verdict on a seeded record: the opinions, and the hours between submission and verdict. */
interface Verdict {
  auditor: string
  hours: number
  passed: string
  rejected: string
}

/** Returns the past audits of a seeded record in a state: none for a draft, only the submission while it waits. */
export function pastAudits(
  state: string,
  submitter: string,
  createTime: string,
  { auditor, hours, passed, rejected }: Verdict,
): AuditRecord[] {
  if (state === '草稿') return []
  const submitted: AuditRecord = { time: createTime, operator: submitter, result: '提交' }
  if (state === '待审核') return [submitted]
  const time = new Date(Date.parse(createTime) + hours * HOUR).toISOString()
  return state === '已驳回'
    ? [submitted, { time, operator: auditor, result: '驳回', opinion: rejected }]
    : [submitted, { time, operator: auditor, result: '通过', opinion: passed }]
}
