import type { MatchLevel, ConditionState, Operator } from './match-words.ts'
import { moneyText } from '#lib/money.ts'

export type AttributeValue = string | number | boolean

/** A fact about an enterprise. 0 and false are facts; a blank, what is no number at all, and a missing attribute are gaps. */
export interface Attribute {
  key: string
  value?: AttributeValue
  /** What people call it: a gap is asked for by this name. */
  label?: string
  /** 元, 人, % … */
  unit?: string
  /** What true and false are called of it: 已列入, 未列入. */
  said?: readonly [yes: string, no: string]
}

/** Blanks must not pass for 0, which `Number` makes of them. */
const isGap = (value: AttributeValue | undefined): boolean =>
  value === undefined || Number.isNaN(value) || String(value).trim() === ''

/** What the registers know of an enterprise, with what its people answered over it. A gap in an answer changes nothing. */
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

/** A comparison of one attribute with a value. */
export interface Comparison {
  fieldKey?: string
  operator: Operator
  value?: AttributeValue | string[]
}

/** One thing a policy asks. */
export interface Rule extends Comparison {
  required: boolean
  /** Shuts out when it is not met, whatever else holds. */
  veto: boolean
  /** 1 to 5. */
  weight: number
  /** The condition counts only where this holds; elsewhere it is 不适用. */
  onlyIf?: Comparison
}

/** A rule's end: what the enterprise has in words, and what would change it where it is not met or cannot be told. */
export interface Judged {
  state: ConditionState
  have?: string
  advice?: string
}

/** A policy's end; `score` is 0 to 100, missing where nothing could be verified. */
export interface Verdict {
  level: MatchLevel
  score?: number
  /** How each rule ended, in their order. */
  states: ConditionState[]
}

/** Scores from which a policy is 推荐, and from which it is 潜在 (records, "Matching 政策计算"). */
const RECOMMENDED = 80
const POTENTIAL = 60
/** The share of the weight that facts could decide and that they must have decided, for a score to mean something. */
const VERIFIED_SHARE = 0.5

type Known = ReadonlyMap<string, Attribute>

const knownOf = (attributes: readonly Attribute[]): Known =>
  new Map(attributes.filter(({ value }) => !isGap(value)).map((one) => [one.key, one]))

/** Judges one policy, with words: its rules, in their order, against what is known of the enterprise. */
export function matched(
  rules: readonly Rule[],
  attributes: readonly Attribute[],
): Omit<Verdict, 'states'> & { judged: Judged[] } {
  const { states, ...verdict } = judgeFor(attributes)(rules)
  const explain = explainerFor(attributes)
  return { ...verdict, judged: rules.map((rule, at) => explain(rule, states[at]!)) }
}

/** The judge of many policies for one enterprise: without words, which take several times as long. */
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
  // Compared as it is and shown rounded down: 79.55 % is neither 80 nor 推荐.
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

/** Puts into words why a rule ended as it did. */
export type Explain = (rule: Rule, state: ConditionState) => Judged

/** Who explains the ends that `judgeFor` found for the same enterprise. */
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

/** The condition that stands in the way first: its name, what would change it, and how many others are not met. */
export interface Hindrance {
  name: string
  advice?: string
  others: number
}

/** What stands in the way: what shuts out first, then what must be met, then what weighs most. Undefined where all is met. */
export function hindranceOf(
  rules: readonly (Rule & { name: string })[],
  judged: readonly Judged[],
): Hindrance | undefined {
  const rankOf = ({ veto, required, weight }: Rule) => (veto ? 20 : required ? 10 : 0) + weight
  const unmet = rules
    .map((rule, at) => ({ rule, advice: judged[at]?.advice, state: judged[at]?.state }))
    .filter(({ state }) => state === 'unmet')
    .sort((a, b) => rankOf(b.rule) - rankOf(a.rule))
  const [first] = unmet
  return first && { name: first.rule.name, advice: first.advice, others: unmet.length - 1 }
}

/** True or false where the attribute is known, undefined where it is not, or is no number where one is needed. */
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

/** The attribute without which nobody can tell how a rule ends: whom it is for comes first, then what it asks. */
export function gapOf(rule: Rule, isKnown: (key: string) => boolean): string | undefined {
  return (
    [rule.onlyIf?.fieldKey, rule.fieldKey].find((key) => key !== undefined && !isKnown(key)) ?? rule.fieldKey
  )
}

/** What would decide a condition that nobody can tell yet; nothing where the attribute has no name. */
function adviceOnGap(rule: Rule, attributes: readonly Attribute[], known: Known): Pick<Judged, 'advice'> {
  const key = gapOf(rule, (one) => known.has(one))
  const label = attributes.find((one) => one.key === key)?.label
  return label ? { advice: `补充“${label}”即可判断` } : {}
}

/** What would turn a condition that is not met. */
function adviceOf({ operator, value }: Comparison, attribute: Attribute | undefined): string {
  const { unit, said } = attribute ?? {}
  const gap = Math.round(Math.abs(Number(value) - Number(attribute?.value)) * 100) / 100
  if (operator === '>=')
    return `还差 ${valueText(gap, { unit })}，达到 ${valueText(Number(value), { unit })}后即符合`
  // The latest calendar year to be founded in: time alone brings it.
  if (operator === '<=' && unit === '年') return `再过 ${String(gap)} 年即符合`
  if (operator === '<=')
    return `超出 ${valueText(gap, { unit })}，降到 ${valueText(Number(value), { unit })}以内即符合`
  return `需为：${Array.isArray(value) ? value.join('、') : valueText(value, { unit, said })}`
}

/** A value in words, by the words of its attribute: 是, 未列入, 180 万元, 46 %. */
export function valueText(
  value: AttributeValue | undefined,
  { unit, said = ['是', '否'] }: Pick<Attribute, 'unit' | 'said'> = {},
): string {
  if (typeof value === 'boolean') return said[value ? 0 : 1]
  if (typeof value === 'number' && unit === '元') return moneyText(value)
  return unit ? `${String(value)} ${unit}` : String(value)
}
