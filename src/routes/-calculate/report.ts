import { useDeferredValue, useMemo, useState } from 'react'
import type { ConditionResult, MatchItem, MatchReport } from '#api/match.ts'
import type { PolicyRules } from '#api/policy.ts'
import { cityNow } from '#lib/clock.ts'
import { explainerFor } from '#rules/match.ts'
import { calculate, type Calculation, reportItem, RULE_VERSION } from '#rules/match-report.ts'
import { entriesOfReport, type Entry } from './facts.ts'
import type { SharedCalculation } from './useCalculation.ts'
import { type Rules, useRules } from './useRules.ts'

/** Report as the pages show it, live or saved. Amounts in 元. */
export interface ReportView extends Omit<Calculation<unknown>, 'judged'> {
  /** Calculation of a live report; undefined for a saved one. */
  held?: SharedCalculation
  name: string
  no?: string
  /** User's own enterprise, of a saved report. */
  enId?: string
  /** Time of a saved report (ISO), or of a live report's rules (milliseconds). */
  asOf: string | number
  ruleVersion: string
  entries: readonly Entry[]
  /** Explains the conditions of an item of a live report; a saved one has the explanations already. */
  explained?: (item: MatchItem) => readonly ConditionResult[]
  /** Policies, the best first: all of a live report, or those that a saved one keeps. */
  items: readonly (MatchItem & { publishDate?: string })[]
}

/** Returns the view of a saved report; undefined if the city has sent it without its items. */
export const viewOf = ({
  items,
  attributes,
  enterpriseName,
  createTime,
  ...rest
}: Pick<
  MatchReport,
  | 'attributes'
  | 'enterpriseName'
  | 'createTime'
  | 'no'
  | 'enId'
  | 'ruleVersion'
  | 'evaluated'
  | 'totals'
  | 'amountFrom'
  | 'amountTo'
> & { items?: MatchReport['items'] }): ReportView | undefined =>
  items && { ...rest, name: enterpriseName, asOf: createTime, entries: entriesOfReport(attributes), items }

/** Judges the policies by the current facts. Deferred after each answer, so that typing stays responsive. */
export function useResult(held: SharedCalculation | undefined): {
  rules: Rules
  result: Calculation<PolicyRules> | undefined
  /** Facts that the result is based on. */
  facts: SharedCalculation['facts'] | undefined
  now: number
} {
  const rules = useRules()
  const [now] = useState(cityNow)
  const facts = useDeferredValue(held?.facts)
  const policies = rules.state === 'there' ? rules.policies : undefined
  const result = useMemo(
    () => (facts && policies ? calculate(policies, facts, now) : undefined),
    [facts, policies, now],
  )
  return { rules, result, facts, now }
}

/** Returns the live report of a calculation, with the state of its rules. */
export function useLiveReport(held: SharedCalculation | undefined): {
  rules: Rules
  view: ReportView | undefined
} {
  const { rules, result, facts, now } = useResult(held)
  const items = useMemo(() => result?.judged.map((one) => reportItem(one, now)), [result, now])
  const { judged: _, ...totals } = result ?? { judged: undefined }
  const view =
    held && result && items && facts && rules.state === 'there'
      ? {
          ...(totals as Omit<Calculation<unknown>, 'judged'>),
          held,
          name: held.name,
          asOf: rules.asOf,
          ruleVersion: RULE_VERSION,
          entries: held.entries,
          explained: ({ policyId }: MatchItem) => {
            const judged = result.judged.find(({ policy }) => policy.id === policyId)
            return judged ? reportItem(judged, now, explainerFor(facts)).conditions : []
          },
          items,
        }
      : undefined
  return { rules, view }
}
