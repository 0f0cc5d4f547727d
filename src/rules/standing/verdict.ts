import {
  type Attribute,
  explainerFor,
  gapOf,
  type Judged,
  judgeFor,
  type Rule,
  shortfallOf,
} from '#rules/match.ts'
import { type ConditionState, type MatchLevel, matchLevels, matchLevelWords } from '#rules/match-words.ts'
import { isOpen, type Window, windowOf } from '#rules/window.ts'
import type { Failing } from './failing.ts'

/** Condition of a policy with its name and the document that says it. */
export interface Criterion extends Rule {
  name: string
  basis: { name: string }
}

/** Answer to “Can we?” for one policy and one enterprise, with its first reason. */
export interface PolicyVerdict {
  level: MatchLevel
  /** Share of the verified weight that is met, 0 to 100; missing when nothing could be verified. */
  score?: number
  /** First reason in words, short enough for a row. */
  reason: string
  /** Condition behind 接近符合 and 暂不符合. */
  failing?: Failing
  /** Attribute to fill in first, for 信息不足. */
  gap?: string
}

/** Order of the levels in lists: what can be declared, what nearly fits, what lacks information, the rest. */
const order: readonly (MatchLevel | undefined)[] = matchLevels

/** Returns the rank of a level in lists, the best first; no level comes last. */
export const orderOf = (level: MatchLevel | undefined): number =>
  level === undefined ? order.length : order.indexOf(level)

/**
 * Returns a function that gives the verdict of one enterprise on the conditions of a policy.
 *
 * The levels are those of `matched`, one to one, so that lists, form, calculation and report never disagree:
 * - 暂不符合 (not_recommended): a 一票否决 or 必须满足 condition is unmet, by however little, because the city
 *   refuses such an application whatever else fits; or less than 60 % of the verified weight is met. The reason is
 *   the unmet condition that decides most: 一票否决 first, then 必须满足, then by weight, then in the policy's order.
 * - 信息不足 (need_more_info): none of these is unmet, but one is unknown, or less than half of the weight that facts
 *   decide could be verified; a guess in either direction would mislead. The reason is what to fill in, that for
 *   必须满足 first. Where only people judge, nothing can be filled in, and it says so.
 * - 接近符合 (potential): all 必须满足 are met, and of the verified weight 60 % or more, but less than 80 %. The reason
 *   is the heaviest unmet condition, with what is missing.
 * - 可申报 (recommended): the same with 80 % or more. The reason counts the conditions that were verified.
 *
 * Conditions whose `onlyIf` does not hold, and those that people judge, change nothing.
 */
export function verdictFor(attributes: readonly Attribute[]): (rules: readonly Criterion[]) => PolicyVerdict {
  const judge = judgeFor(attributes)
  const explain = explainerFor(attributes)
  const byKey = new Map(attributes.map((one) => [one.key, one]))
  const isKnown = (key: string) => {
    const value = byKey.get(key)?.value
    return value !== undefined && String(value).trim() !== ''
  }

  return (rules) => {
    const { level, score, states } = judge(rules)
    const base = { level, ...(score === undefined ? {} : { score }) }
    if (level === 'recommended') return { ...base, reason: countText(states) }
    if (level === 'need_more_info')
      return { ...base, ...gapIn(first(rules, states, 'unknown'), byKey, isKnown) }
    return {
      ...base,
      ...unmetIn(first(rules, states, 'unmet').map((one) => ({ ...one, ...explain(one, 'unmet') }))),
    }
  }
}

/** Condition of a report, with its state and texts. */
type Reported = Omit<Criterion, 'operator' | 'value' | 'onlyIf'> & Judged

/** Returns the verdict of a report, whose conditions were judged by its own facts: 可申报 or 接近符合. */
export function reportedVerdict(level: MatchLevel, conditions: readonly Reported[]): PolicyVerdict {
  const states = conditions.map(({ state }) => state)
  return {
    level,
    ...(level === 'recommended'
      ? { reason: countText(states) }
      : unmetIn(first(conditions, states, 'unmet'))),
  }
}

/** Returns the main obstacle, and it in words: 研发人员不低于 30 人（本企业：25 人，还差 5 人）. */
function unmetIn([main, ...others]: readonly Omit<Reported, 'state'>[]): Pick<
  PolicyVerdict,
  'reason' | 'failing'
> {
  if (!main) return { reason: '' }
  const { name, fieldKey, basis, veto, required, have, advice } = main
  const standing = [have && `本企业：${have}`, shortfallOf(advice)].filter(Boolean).join('，')
  return {
    reason: standing ? `${name}（${standing}）` : name,
    failing: {
      ...{ name, basis: basis.name, isMust: veto || required, others: others.length },
      ...(fieldKey === undefined ? {} : { fieldKey }),
      ...(have === undefined ? {} : { have }),
      ...(advice === undefined ? {} : { advice }),
    },
  }
}

/** Returns the conditions in one state, the one that decides most first. */
function first<C extends Pick<Rule, 'veto' | 'required' | 'weight'>>(
  conditions: readonly C[],
  states: readonly ConditionState[],
  state: ConditionState,
): C[] {
  const rankOf = ({ veto, required, weight }: C) => (veto ? 20 : required ? 10 : 0) + weight
  return conditions.filter((_, at) => states[at] === state).sort((a, b) => rankOf(b) - rankOf(a))
}

/** Returns how many of the verified conditions are met: 已核对的 7 项条件均符合. */
function countText(states: readonly ConditionState[]): string {
  const count = (state: ConditionState) => states.filter((one) => one === state).length
  const met = count('met')
  const verified = met + count('unmet')
  return met === verified
    ? `已核对的 ${String(met)} 项条件均符合`
    : `已核对 ${String(verified)} 项条件，符合 ${String(met)} 项`
}

/** Returns what to fill in, and the attribute to begin with. */
function gapIn(
  unknown: readonly Criterion[],
  byKey: ReadonlyMap<string, Attribute>,
  isKnown: (key: string) => boolean,
): Pick<PolicyVerdict, 'reason' | 'gap'> {
  const must = unknown.filter(({ veto, required }) => veto || required)
  const keys = [...new Set((must.length ? must : unknown).flatMap((rule) => gapOf(rule, isKnown) ?? []))]
  const [gap] = keys
  if (gap === undefined) return { reason: '条件由主管部门认定，无法自动核对' }
  const label = byKey.get(gap)?.label ?? '企业信息'
  const more = keys.length > 1 ? `等 ${String(keys.length)} 项` : ''
  return { reason: `补充${label}${more}后可判断`, gap }
}

/** Parts of a policy or item that say whether a verdict has a meaning. */
export interface Declarable extends Window {
  /** 有效 and the like; an item has none. */
  validity?: string
}

/**
 * Returns true if a verdict has a meaning: the policy is in force and its window has not closed. Nobody can declare
 * any other one, so it shows none.
 */
export const isJudgeable = (one: Declarable, now?: number): boolean =>
  (one.validity ?? '有效') === '有效' && windowOf(one, now).state !== '已截止'

/** Item or policy that a verdict is about: its window, and whether one declares it or the city pays it unasked. */
export interface JudgedSubject extends Window {
  /** Form of an item: apply-msjx for 免申即享. */
  formKey?: string
  /** Support of a policy: 免申即享 and others. */
  supportMode?: string
}

/** Returns the verdict in a word: 可申报, and 符合条件 before the window opens and where nobody declares (免申即享). */
export function verdictWord(level: MatchLevel, of: JudgedSubject, now?: number): string {
  const isDeclared = of.formKey !== 'apply-msjx' && of.supportMode !== '免申即享'
  return level === 'recommended' && isDeclared && isOpen(windowOf(of, now).state)
    ? '可申报'
    : matchLevelWords[level]
}

/** Returns the condition that a start must name first: that of 暂不符合. */
export const obstacleOf = (verdict: PolicyVerdict | 'coming' | undefined): Failing | undefined =>
  verdict && verdict !== 'coming' && verdict.level === 'not_recommended' ? verdict.failing : undefined
