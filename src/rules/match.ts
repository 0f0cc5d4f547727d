import type { MatchLevel, ConditionState, Operator } from './match-words.ts'
import { exactMoneyText } from '#lib/money.ts'

export type AttributeValue = string | number | boolean

/** Fact about an enterprise. 0 and false are facts; a blank value, NaN and a missing attribute are gaps. */
export interface Attribute {
  key: string
  value?: AttributeValue
  /** Label of the attribute, with which people are asked for a missing value. */
  label?: string
  /** Unit: 元, 人, % … */
  unit?: string
  /** Texts for true and false: 已列入, 未列入. */
  said?: readonly [yes: string, no: string]
}

/** Returns true for a missing value. Checks for blanks, because `Number` converts them to 0. */
const isGap = (value: AttributeValue | undefined): boolean =>
  value === undefined || Number.isNaN(value) || String(value).trim() === ''

/**
 * Merges the facts of the registers with the answers of the enterprise, which take precedence. A gap in an
 * answer changes nothing.
 */
export function factsOf<A extends Attribute>(
  registered: readonly A[],
  answers: Readonly<Partial<Record<string, AttributeValue>>>,
): (A | Attribute)[] {
  const answered = (key: string) => !isGap(answers[key])
  const own = Object.entries(answers).filter(
    ([key]) => answered(key) && !registered.some((one) => one.key === key),
  )
  return [
    ...registered.map((one) => (answered(one.key) ? { ...one, value: answers[one.key] } : one)),
    ...own.map(([key, value]) => ({ key, value })),
  ]
}

/** Comparison of one attribute with a value. */
export interface Comparison {
  fieldKey?: string
  operator: Operator
  value?: AttributeValue | string[]
}

/** Condition of a policy. */
export interface Rule extends Comparison {
  required: boolean
  /** True for a condition that excludes the enterprise when it is not met, whatever the other conditions. */
  veto: boolean
  /** Weight from 1 to 5. */
  weight: number
  /** Target group: the condition applies only if this comparison holds; otherwise it is 不适用. */
  onlyIf?: Comparison
}

/** Result of a rule with texts: the value of the enterprise, and advice if the rule is unmet or unknown. */
export interface Judged {
  state: ConditionState
  have?: string
  advice?: string
}

/** Result of a policy; `score` is 0 to 100, missing when nothing could be verified. */
export interface Verdict {
  level: MatchLevel
  score?: number
  /** States of the rules, in their order. */
  states: ConditionState[]
}

/** Minimum scores for 推荐 and for 潜在 (records, "Matching 政策计算"). */
const RECOMMENDED = 80
const POTENTIAL = 60
/** Minimum share of the weight decidable by facts that must be verified before a score counts. */
const VERIFIED_SHARE = 0.5

type Known = ReadonlyMap<string, Attribute>

const knownOf = (attributes: readonly Attribute[]): Known =>
  new Map(attributes.filter(({ value }) => !isGap(value)).map((one) => [one.key, one]))

/** Judges one policy with texts: its rules, in their order, against the known facts of the enterprise. */
export function matched(
  rules: readonly Rule[],
  attributes: readonly Attribute[],
): Omit<Verdict, 'states'> & { judged: Judged[] } {
  const { states, ...verdict } = judgeFor(attributes)(rules)
  const explain = explainerFor(attributes)
  return { ...verdict, judged: rules.map((rule, at) => explain(rule, states[at]!)) }
}

/**
 * Returns a function that judges many policies for one enterprise, without texts, which would take several
 * times as long.
 */
export function judgeFor(attributes: readonly Attribute[]): (rules: readonly Rule[]) => Verdict {
  const known = knownOf(attributes)
  return (rules) => verdictOn(rules, known)
}

function verdictOn(rules: readonly Rule[], known: Known): Verdict {
  const states = rules.map((rule) => stateOf(rule, known))
  const weights = { met: 0, unmet: 0, unknown: 0, manual_review: 0, not_applicable: 0 }
  rules.forEach(({ weight }, at) => (weights[states[at]!] += weight))
  const key = (state: ConditionState) =>
    rules.some((rule, at) => (rule.required || rule.veto) && states[at] === state)

  const verified = weights.met + weights.unmet
  // Compares the exact share but shows it rounded down: 79.55 % is neither 80 nor 推荐.
  const share = verified ? (weights.met * 100) / verified : undefined
  const score = share === undefined ? undefined : Math.floor(share)
  const verdict = (level: MatchLevel) => ({ level, ...(score === undefined ? {} : { score }), states })
  if (key('unmet')) return verdict('not_recommended')
  const tooLittle = verified < VERIFIED_SHARE * (verified + weights.unknown)
  if (share === undefined || tooLittle || key('unknown')) return verdict('need_more_info')
  return verdict(share >= RECOMMENDED ? 'recommended' : share >= POTENTIAL ? 'potential' : 'not_recommended')
}

function stateOf(rule: Rule, known: Known): ConditionState {
  const applies = rule.onlyIf ? holds(rule.onlyIf, known) : true
  if (applies === undefined) return 'unknown'
  if (!applies) return 'not_applicable'
  if (rule.operator === 'manual') return 'manual_review'
  const met = holds(rule, known)
  return met === undefined ? 'unknown' : met ? 'met' : 'unmet'
}

/** Explains the state of a rule for people. */
export type Explain = (rule: Rule, state: ConditionState) => Judged

/** Returns a function that explains the states found by `judgeFor` for the same enterprise. */
export function explainerFor(attributes: readonly Attribute[]): Explain {
  const known = knownOf(attributes)
  return (rule, state) => {
    if (state === 'unknown') return { state, ...adviceOnGap(rule, attributes, known) }
    if (state !== 'met' && state !== 'unmet') return { state }
    const attribute = known.get(rule.fieldKey ?? '')
    return {
      state,
      ...(attribute ? { have: valueText(attribute.value, attribute) } : {}),
      ...(state === 'unmet' ? { advice: adviceOf(rule, attribute) } : {}),
    }
  }
}

/**
 * Returns the result of a comparison; undefined if the attribute is unknown, or is no number though one is
 * needed.
 */
function holds({ fieldKey, operator, value }: Comparison, known: Known): boolean | undefined {
  const has = known.get(fieldKey ?? '')?.value
  if (has === undefined || value === undefined) return undefined
  switch (operator) {
    case '>=':
    case '<=': {
      const difference = Number(has) - Number(value)
      if (Number.isNaN(difference)) return undefined
      return operator === '>=' ? difference >= 0 : difference <= 0
    }
    case '=':
      return String(has) === String(value)
    case 'in':
      return Array.isArray(value) ? value.includes(String(has)) : String(value) === String(has)
    case 'manual':
      return undefined
  }
}

/**
 * Returns the attribute that is needed to decide a rule: that of the target group first, then that of the
 * rule.
 */
export function gapOf(rule: Rule, isKnown: (key: string) => boolean): string | undefined {
  return (
    [rule.onlyIf?.fieldKey, rule.fieldKey].find((key) => key !== undefined && !isKnown(key)) ?? rule.fieldKey
  )
}

/** Returns advice on an unknown condition; empty if the attribute has no label. */
function adviceOnGap(rule: Rule, attributes: readonly Attribute[], known: Known): Pick<Judged, 'advice'> {
  const key = gapOf(rule, (one) => known.has(one))
  const label = attributes.find((one) => one.key === key)?.label
  return label ? { advice: `补充“${label}”即可判断` } : {}
}

/** Returns advice on an unmet condition. */
function adviceOf({ operator, value }: Comparison, attribute: Attribute | undefined): string {
  const { unit, said } = attribute ?? {}
  const gap = Math.round(Math.abs(Number(value) - Number(attribute?.value)) * 100) / 100
  if (operator === '>=')
    return `还差 ${valueText(gap, { unit })}，达到 ${valueText(Number(value), { unit })}后即符合`
  // Handles a latest founding year: only time can meet the condition.
  if (operator === '<=' && unit === '年') return `再过 ${String(gap)} 年即符合`
  if (operator === '<=')
    return `超出 ${valueText(gap, { unit })}，降到 ${valueText(Number(value), { unit })}以内即符合`
  return `需为：${Array.isArray(value) ? value.join('、') : valueText(value, { unit, said })}`
}

/** Returns by how much a number misses its limit, from its advice: 还差 120 万元; '' for any other condition. */
export const shortfallOf = (advice = ''): string => (advice.startsWith('需为') ? '' : advice.split('，')[0]!)

/** Formats a value with the texts and unit of its attribute: 是, 未列入, 180 万元, 46 %. */
export function valueText(
  value: AttributeValue | undefined,
  { unit, said = ['是', '否'] }: Pick<Attribute, 'unit' | 'said'> = {},
): string {
  if (typeof value === 'boolean') return said[value ? 0 : 1]
  if (typeof value === 'number' && unit === '元') return exactMoneyText(value)
  return unit ? `${String(value)} ${unit}` : String(value)
}
