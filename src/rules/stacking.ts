import type { AttributeValue } from './match.ts'
import type { StackingKind } from './stacking-kinds.ts'
import { effortOf, type Plannable } from './match-plan.ts'

/** Place in a document, and its sentence. */
export interface Basis {
  name: string
  text: string
}

/** Group of policies of which an enterprise gets one. 同一事项: policies of one theme. */
export interface Group {
  kind: '同一事项' | '同一支出' | '同组择一'
  name: string
  basis: Basis
}

/** Most that an enterprise gets in a year from all policies of one fund, in 元. */
export interface YearCap {
  name: string
  most: number
  basis: Basis
}

/** Policy as the search for the best set sees it. Amounts in 元. */
export interface Candidate {
  id: string
  /** Amount that is certain if the application succeeds: a fixed sum, a least sum, or a ratio of a known cost. */
  sure: number
  /** Greatest possible amount. */
  upTo: number
  /** 2: fits by verified conditions alone; 1: fits, people judge the rest; 0: does not fit yet. */
  certainty: 0 | 1 | 2
  /** Effort of the application, as `effortOf` counts it. */
  work: number
  groups: readonly Group[]
  cap?: YearCap
}

/** Parts of a report's policy that decide what can be taken together with it. */
export interface Stackable extends Pick<
  Plannable,
  'policyId' | 'matchLevel' | 'amountMax' | 'materials' | 'steps'
> {
  docNumber: string
  theme?: string
  amountMin?: number
  ratio?: number
  stacking?: readonly {
    kind: StackingKind
    name: string
    most?: number
    paidOn?: string
    basis: Basis
  }[]
  conditions: readonly { state: string }[]
}

/**
 * Returns the amounts of a policy for an enterprise with these facts, in 元. Where the policy pays a ratio of a cost
 * that is known, both are that sum, within the policy's least and greatest amount. A policy that does not fit yet
 * promises nothing.
 */
export function amountsOf(
  { matchLevel, amountMin = 0, amountMax = 0, ratio, stacking = [] }: Stackable,
  facts: Readonly<Partial<Record<string, AttributeValue>>>,
): { sure: number; upTo: number } {
  const key = stacking.find(({ paidOn }) => paidOn !== undefined)?.paidOn
  const cost = key === undefined ? undefined : facts[key]
  const paid =
    typeof cost === 'number' && ratio !== undefined
      ? Math.min(amountMax, Math.max(amountMin, Math.round(cost * ratio) / 100))
      : undefined
  const fits = matchLevel === 'recommended'
  return { sure: fits ? (paid ?? amountMin) : 0, upTo: paid ?? Math.max(amountMax, amountMin) }
}

/** Returns a report's policy as the search for the best set sees it. */
export function candidateOf(
  policy: Stackable,
  facts: Readonly<Partial<Record<string, AttributeValue>>>,
): Candidate {
  const { policyId, docNumber, theme, stacking = [], matchLevel, conditions } = policy
  const isVerified = conditions.every(({ state }) => state !== 'manual_review' && state !== 'unknown')
  const cap = stacking.find(({ kind }) => kind === '年度限额')
  return {
    id: policyId,
    ...amountsOf(policy, facts),
    certainty: matchLevel === 'recommended' ? (isVerified ? 2 : 1) : 0,
    work: effortOf(policy),
    groups: [
      ...(theme === undefined ? [] : [themeGroup(theme, docNumber)]),
      ...stacking.flatMap(({ kind, name, basis }) => (kind === '年度限额' ? [] : [{ kind, name, basis }])),
    ],
    ...(cap?.most === undefined ? {} : { cap: { name: cap.name, most: cap.most, basis: cap.basis } }),
  }
}

const themeGroup = (name: string, docNumber: string): Group => ({
  kind: '同一事项',
  name,
  basis: { name: `${docNumber} 第三章`, text: '同一企业同一项目按照就高不重复的原则享受。' },
})

/** Returns the key of a group; groups of different kinds may bear one name. */
export const keyOf = ({ kind, name }: Group): string => `${kind}:${name}`

/** Returns the groups that two policies share, which is why only one of them can be taken. */
export function sharedGroups(one: Candidate, other: Candidate): Group[] {
  const keys = new Set(other.groups.map(keyOf))
  return one.groups.filter((group) => keys.has(keyOf(group)))
}
