import * as v from 'valibot'
import { Saved } from '#api/call/shape.ts'
import type { Ending } from '#blocks/form/ending.ts'
import { cityNow } from '#lib/clock.ts'
import { dateText, dayText } from '#lib/dates.ts'
import { termText, workdaysAfter } from '#rules/workdays.ts'
import type { NextStep } from '#ui/list/Progress.tsx'
import type { OwnPages } from './kind.ts'

/** Returns the usual time and result of an audit: 1 个工作日内上架. */
export const auditedWords = ({ auditDays, audited }: Pick<OwnPages, 'auditDays' | 'audited'>): string =>
  `${String(auditDays)} 个工作日内${audited}`

/** Returns who audits a record and until when by working days, on its page and at the finish of its form. */
export function auditFacts(
  { auditDays }: Pick<OwnPages, 'auditDays'>,
  since: string,
  now = cityNow(),
): [string, string][] {
  const due = workdaysAfter(since, auditDays)
  return [
    ['当前处理单位', '市平台'],
    ['审核时限', `${termText(due, now)}（应在${dateText(due)}前完成审核）`],
  ]
}

/** Returns the next step of a record under audit, as its row says it. */
export function auditStep(
  { auditDays }: Pick<OwnPages, 'auditDays'>,
  since: string,
  now = cityNow(),
): NextStep {
  const due = workdaysAfter(since, auditDays)
  const late = Date.parse(due) < now ? termText(due, now) : undefined
  return { who: '市平台', deed: '审核', until: `${dayText(due, now)}前`, late }
}

/** Returns the finish of a record that was submitted for audit (审核). */
export const auditEnding = (own: OwnPages): Ending => ({
  later: '审核时限',
  mine: own.mine,
  finishOf: ({ answer, time }) => ({
    facts: [
      ...auditFacts(own, time),
      ['接下来', `通过后${own.passed}；未通过的注明原因，可以修改后重新提交`],
      ['注意事项', '保持联系电话畅通；审核结果会发到消息'],
    ],
    record: v.is(Saved, answer) ? own.viewLink(answer.id) : undefined,
  }),
})
