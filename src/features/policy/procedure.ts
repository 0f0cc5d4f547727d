import type { PolicyDetail } from '#api/policy.ts'
import type { Step } from '#ui/Steps.tsx'

/** Returns the steps of a policy's procedure, each with its office, time limit and note, as far as they are known. */
export const procedureOf = ({ steps }: Pick<PolicyDetail, 'steps'>): Step[] =>
  steps.map(({ name, org, limitDays, note }) => ({
    title: name,
    words: [org, limitDays ? `${String(limitDays)} 个工作日` : '', note].filter(Boolean).join(' · '),
  }))
