import { type Attribute, type Explain, gapOf, judgeFor, type Rule, type Verdict } from './match.ts'
import { type ConditionState, type MatchLevel, matchLevels } from './match-words.ts'
import { isOpen, type Window, windowOf, type WindowState } from './window.ts'

/**
 * The rules that are in force; a report keeps the name of those it was made by. Server and device judge by the same
 * code, so they carry the same name.
 */
export const RULE_VERSION = '2026.2（2026-04-01 起施行）'

/** What a calculation needs of a policy. Amounts in 元, times as ISO strings. */
export interface Calculable extends Window {
  id: string
  validity: string
  publishDate: string
  amountMin?: number
  amountMax?: number
  /** What it supports; policies of one theme exclude each other. */
  theme?: string
  conditions: readonly Rule[]
}

/** A policy with its end. */
interface JudgedPolicy<P> extends Verdict {
  policy: P
}

/** What the rules say of one enterprise. Amounts in 元. */
export interface Calculation<P> {
  /** Policies that were looked at: in force and not closed. */
  evaluated: number
  totals: Record<MatchLevel, number>
  /** What can be applied for now gives so much at least and at most together, one policy of each theme. */
  amountFrom: number
  amountTo: number
  /** The best first. */
  judged: JudgedPolicy<P>[]
}

/** True for a policy that a calculation at `now` (milliseconds) looks at: published, in force, and not closed. */
const isLive = (policy: Omit<Calculable, 'conditions'>, now: number): boolean =>
  policy.validity === '有效' &&
  Date.parse(policy.publishDate) <= now &&
  // As `windowOf` has it, without counting days: thousands are asked at each answer.
  (policy.isRolling || policy.applyEnd === undefined || now <= Date.parse(policy.applyEnd))

/** The whole calculation: policies against what is known of an enterprise, at `now` (milliseconds). */
export function calculate<P extends Calculable>(
  policies: readonly P[],
  facts: readonly Attribute[],
  now: number,
): Calculation<P> {
  const judge = judgeFor(facts)
  const judged = policies
    .filter((policy) => isLive(policy, now))
    .map((policy): JudgedPolicy<P> => ({ policy, ...judge(policy.conditions) }))
    .sort(byFit)
  const payable = payableTogether(
    fittingOf({ judged }).filter((policy) => isOpen(windowOf(policy, now).state)),
  )
  const at = (level: MatchLevel) => judged.filter((one) => one.level === level).length
  return {
    evaluated: judged.length,
    totals: {
      recommended: at('recommended'),
      potential: at('potential'),
      need_more_info: at('need_more_info'),
      not_recommended: at('not_recommended'),
    },
    amountFrom: payable.reduce((sum, { amountMin = 0 }) => sum + amountMin, 0),
    amountTo: payable.reduce((sum, { amountMax = 0 }) => sum + amountMax, 0),
    judged,
  }
}

/**
 * How many policies of each level a saved report lists; its totals count all of them. A usual city's are all there: 200 of
 * them are 1.4 MB of JSON, 84 KB as hosts compress it. One with thousands has enough of each level to look through.
 */
export const LISTED = 150

/** What a saved report lists, in the order of all. */
export function listed<J extends Pick<Verdict, 'level'>>(judged: readonly J[]): J[] {
  const left = new Map(matchLevels.map((level) => [level, LISTED]))
  return judged.filter(({ level }) => {
    const rest = left.get(level) ?? 0
    left.set(level, rest - 1)
    return rest > 0
  })
}

/** The policies that an enterprise fits. */
export const fittingOf = <P>({ judged }: Pick<Calculation<P>, 'judged'>): P[] =>
  judged.filter(({ level }) => level === 'recommended').map(({ policy }) => policy)

/** One policy of each theme, the one that gives most: nobody is paid twice for one matter. */
function payableTogether<P extends Calculable>(policies: readonly P[]): P[] {
  const best = new Map<string, P>()
  for (const policy of policies) {
    const theme = policy.theme ?? policy.id
    const before = best.get(theme)
    if (!before || (policy.amountMax ?? 0) > (before.amountMax ?? 0)) best.set(theme, policy)
  }
  return [...best.values()]
}

/** How many of the policies that an enterprise fits can be applied for at `now` (milliseconds), and how many close soon. */
export function openingsOf(fitting: readonly Window[], now: number): { open: number; closing: number } {
  const states = fitting.map((one) => windowOf(one, now).state)
  return {
    open: states.filter(isOpen).length,
    closing: states.filter((state) => state === '即将截止').length,
  }
}

/** Level, score, amount; then the id, so that server and device never disagree on the order. */
function byFit<P extends Calculable>(a: JudgedPolicy<P>, b: JudgedPolicy<P>): number {
  return (
    matchLevels.indexOf(a.level) - matchLevels.indexOf(b.level) ||
    (b.score ?? 0) - (a.score ?? 0) ||
    (b.policy.amountMax ?? 0) - (a.policy.amountMax ?? 0) ||
    (a.policy.id < b.policy.id ? -1 : 1)
  )
}

/**
 * A judged policy as a report shows it: each condition with its end, in words where somebody explains, and the window as
 * it is at `now` (milliseconds).
 */
export function reportItem<C extends Rule, P extends Omit<Calculable, 'conditions'>>(
  { policy, level, score, states }: JudgedPolicy<P & { conditions: readonly C[] }>,
  now: number,
  explain: Explain = (_, state) => ({ state }),
) {
  const { conditions, ...rest } = policy
  const state: WindowState = windowOf(policy, now).state
  return {
    ...rest,
    policyId: policy.id,
    state,
    matchLevel: level,
    ...(score === undefined ? {} : { score }),
    conditions: conditions.map((one, place) => ({ ...one, ...explain(one, states[place]!) })),
  }
}

/**
 * How far the conditions that facts can decide are met, in words; what people judge is said beside it, since it may still
 * fail. Undefined where nothing could be verified.
 */
export function scoreText({
  score,
  conditions,
}: {
  score?: number
  conditions: readonly { state: ConditionState }[]
}): string | undefined {
  if (score === undefined) return undefined
  const byPeople = conditions.filter(({ state }) => state === 'manual_review').length
  return byPeople === 0
    ? `符合率 ${String(score)}%`
    : `可核条件符合率 ${String(score)}%，另有 ${String(byPeople)} 项人工认定`
}

/** How an enterprise stands in one group of attributes: the weight that is met, that is told, and how much is not. */
export interface GroupStanding {
  title: string
  met: number
  verified: number
  unknown: number
}

/** The conditions of all these policies by what they are about; groups that nothing asks about are left out. */
export function standingsOf(
  items: readonly {
    conditions: readonly { fieldKey?: string; weight: number; state: ConditionState }[]
  }[],
  groups: readonly { title: string; keys: readonly string[] }[],
): GroupStanding[] {
  const all = items.flatMap(({ conditions }) => conditions)
  return groups
    .map(({ title, keys }) => {
      const own = all.filter(({ fieldKey }) => fieldKey !== undefined && keys.includes(fieldKey))
      const weight = (...states: ConditionState[]) =>
        own.reduce((sum, one) => sum + (states.includes(one.state) ? one.weight : 0), 0)
      return { title, met: weight('met'), verified: weight('met', 'unmet'), unknown: weight('unknown') }
    })
    .filter(({ verified, unknown }) => verified + unknown > 0)
}

/** An attribute that the rules still need, and how many policies wait for it. */
export interface Question {
  key: string
  policies: number
}

/**
 * What is still to be asked, what decides the most policies first. A policy whose end is known asks nothing more; one
 * that lacks a required condition waits for that, and only without one for whatever else it asks.
 */
export function questionsOf<P extends Calculable>(
  { judged }: Pick<Calculation<P>, 'judged'>,
  facts: readonly Attribute[],
): Question[] {
  const known = new Set(facts.flatMap(({ key, value }) => (value === undefined || value === '' ? [] : [key])))
  const waiting = new Map<string, number>()
  for (const { policy, level, states } of judged) {
    if (level !== 'need_more_info') continue
    const open = policy.conditions.filter((_, place) => states[place] === 'unknown')
    const must = open.filter(({ required, veto }) => required || veto)
    const keys = (must.length ? must : open).map((rule) => gapOf(rule, (key) => known.has(key)))
    for (const key of new Set(keys)) if (key !== undefined) waiting.set(key, (waiting.get(key) ?? 0) + 1)
  }
  const order = facts.map(({ key }) => key)
  return [...waiting]
    .map(([key, policies]) => ({ key, policies }))
    .sort((a, b) => b.policies - a.policies || order.indexOf(a.key) - order.indexOf(b.key))
}
