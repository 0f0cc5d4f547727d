import { bestSet } from './best-set.ts'
import { type Attribute, type Explain, gapOf, judgeFor, type Rule, type Verdict } from './match.ts'
import { type ConditionState, type MatchLevel, matchLevels } from './match-words.ts'
import { candidateOf, type Stackable } from './stacking.ts'
import { isOpen, type Window, windowOf, type WindowState } from './window.ts'

/**
 * Name of the rules in force; a report stores the name of its rules. Server and device use the same code, and
 * therefore the same name.
 */
export const RULE_VERSION = '2026.2（2026-04-01 起施行）'

/** Parts of a policy that a calculation uses. Amounts in 元, times as ISO strings. */
export interface Calculable
  extends Window, Pick<Stackable, 'docNumber' | 'theme' | 'amountMin' | 'amountMax' | 'ratio' | 'stacking'> {
  id: string
  validity: string
  publishDate: string
  conditions: readonly Rule[]
}

/** Policy with its verdict. */
interface JudgedPolicy<P> extends Verdict {
  policy: P
}

/** Result of the rules for one enterprise. Amounts in 元. */
export interface Calculation<P> {
  /** Number of evaluated policies: in force and not closed. */
  evaluated: number
  totals: Record<MatchLevel, number>
  /** Sure and greatest total of the best lawful set (最优组合), the same as the plan shows. */
  amountFrom: number
  amountTo: number
  /** Evaluated policies, the best first. */
  judged: JudgedPolicy<P>[]
}

/**
 * Returns true for a policy that a calculation at `now` (milliseconds) evaluates: published, in force, and
 * not closed.
 */
const isLive = (policy: Omit<Calculable, 'conditions'>, now: number): boolean =>
  policy.validity === '有效' &&
  Date.parse(policy.publishDate) <= now &&
  // Same rule as `windowOf`, without counting days, because thousands of policies are evaluated after each
  // answer.
  (policy.isRolling || policy.applyEnd === undefined || now <= Date.parse(policy.applyEnd))

/** Evaluates policies against the known facts of an enterprise, at `now` (milliseconds). */
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
  const { sure, upTo } = payableTogether(judged, facts)
  const at = (level: MatchLevel) => judged.filter((one) => one.level === level).length
  return {
    evaluated: judged.length,
    totals: {
      recommended: at('recommended'),
      potential: at('potential'),
      need_more_info: at('need_more_info'),
      not_recommended: at('not_recommended'),
    },
    amountFrom: sure,
    amountTo: upTo,
    judged,
  }
}

/**
 * Number of policies of each level that a saved report lists; its totals count all of them. In a usual city
 * all are listed: 200 of them are 1.4 MB of JSON, 84 KB compressed. In one with thousands, enough of each
 * level are listed to browse.
 */
export const LISTED = 150

/** Returns the policies that a saved report lists, in their order. */
export function listed<J extends Pick<Verdict, 'level'>>(judged: readonly J[]): J[] {
  const left = new Map(matchLevels.map((level) => [level, LISTED]))
  return judged.filter(({ level }) => {
    const rest = left.get(level) ?? 0
    left.set(level, rest - 1)
    return rest > 0
  })
}

/** Returns the policies that an enterprise fits. */
export const fittingOf = <P>({ judged }: Pick<Calculation<P>, 'judged'>): P[] =>
  judged.filter(({ level }) => level === 'recommended').map(({ policy }) => policy)

/**
 * Returns the sums of the best lawful set, in 元. The work of an application is left out: it decides between sets of
 * equal sums only.
 */
function payableTogether(judged: readonly JudgedPolicy<Calculable>[], facts: readonly Attribute[]) {
  const values = Object.fromEntries(facts.map(({ key, value }) => [key, value]))
  return bestSet(
    judged
      .filter(({ level }) => level === 'recommended')
      .map(({ policy, states }) =>
        candidateOf(
          { ...policy, policyId: policy.id, conditions: states.map((state) => ({ state })), ...unweighed },
          values,
        ),
      ),
  ).sums
}

const unweighed = { matchLevel: 'recommended', materials: [], steps: [] } as const

/** Counts the fitting policies that are open at `now` (milliseconds), and those that close soon. */
export function openingsOf(fitting: readonly Window[], now: number): { open: number; closing: number } {
  const states = fitting.map((one) => windowOf(one, now).state)
  return {
    open: states.filter(isOpen).length,
    closing: states.filter((state) => state === '即将截止').length,
  }
}

/** Compares by level, score and amount, then by id, so that server and device always agree on the order. */
function byFit<P extends Calculable>(a: JudgedPolicy<P>, b: JudgedPolicy<P>): number {
  return (
    matchLevels.indexOf(a.level) - matchLevels.indexOf(b.level) ||
    (b.score ?? 0) - (a.score ?? 0) ||
    (b.policy.amountMax ?? 0) - (a.policy.amountMax ?? 0) ||
    (a.policy.id < b.policy.id ? -1 : 1)
  )
}

/**
 * Converts an evaluated policy to a report's item: each condition with its state, its text from `explain`,
 * and the window as it is at `now` (milliseconds).
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
 * Formats the share of verifiable conditions that are met; adds the number of conditions that people judge,
 * because they may still fail. Undefined when nothing could be verified.
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

/** Weights of one group of attributes: met, verified, and unknown. */
export interface GroupStanding {
  title: string
  met: number
  verified: number
  unknown: number
}

/** Groups the conditions of policies by their attributes; leaves out groups without conditions. */
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

/** Attribute that the rules still need, with the number of policies that wait for it. */
export interface Question {
  key: string
  policies: number
}

/**
 * Returns the open questions, those that decide most policies first. A decided policy asks nothing more; one
 * with an unknown required condition asks only for that, and for its other conditions only without one.
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
