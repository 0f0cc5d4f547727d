import type { AuditRecord } from '#api/audit.ts'

const HOUR = 3_600_000

/** Who audits what, as the records of audits name them. */
export const auditors = { exchange: '对接审核员', listing: '市场审核员', service: '服务审核员' } as const

/** How a seeded record came to its state: what was said of it, and how many hours after it was handed in. */
interface Verdict {
  auditor: string
  hours: number
  passed: string
  rejected: string
}

/** The audits that lie behind a seeded record's state: none of a draft, no verdict while it waits. */
export function auditsBehind(
  state: string,
  submitter: string,
  made: string,
  { auditor, hours, passed, rejected }: Verdict,
): AuditRecord[] {
  if (state === '草稿') return []
  const submitted: AuditRecord = { time: made, operator: submitter, result: '提交' }
  if (state === '待审核') return [submitted]
  const time = new Date(Date.parse(made) + hours * HOUR).toISOString()
  return state === '已驳回'
    ? [submitted, { time, operator: auditor, result: '驳回', opinion: rejected }]
    : [submitted, { time, operator: auditor, result: '通过', opinion: passed }]
}
