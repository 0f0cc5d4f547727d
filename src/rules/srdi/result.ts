import { type ConditionState, conditionStateWords } from '#rules/match-words.ts'
import { moneyText } from '#lib/money.ts'

/** unknown: an answer is missing. manual_review: nobody here can compute it. */
export const srdiStates = ['met', 'unmet', 'unknown', 'manual_review'] as const satisfies ConditionState[]
export type SrdiState = (typeof srdiStates)[number]

/** What the enterprise has by one line of the table, before it is added up. */
interface Measured {
  name: string
  /** As computed, for people: `75%`, `120 万元`, `二级`, or 未填写. */
  value: string
  /** The points that are sure; a gap earns none. */
  points: number
  most: number
  /** True while an answer that could bring more is missing. */
  open: boolean
  /** The points of the lowest band, where it gives some whatever the answer is. */
  least?: number
}

/** One line of the table: what the enterprise has, the points for it, and between which points they will lie. */
export interface Indicator {
  name: string
  value: string
  points: number
  most: number
  from: number
  to: number
}

export interface Part {
  name: string
  points: number
  most: number
  from: number
  to: number
  /** The points that this part alone must reach. */
  least?: number
  indicators: Indicator[]
}

/** A condition that must hold: a gate of a table, or a line of the current rule. */
export interface Condition {
  name: string
  required: string
  value: string
  state: SrdiState
}

/** What a rule set finds; `total` only where it gives points. Never a recognition: 预评估，不构成认定. */
export interface Findings {
  parts: Part[]
  conditions: Condition[]
  total?: number
  /** The line that the total must reach. */
  pass?: number
  /** Between which totals it will lie: the same twice once everything is answered. */
  from?: number
  to?: number
  passed: boolean
  /** Why it passed, or everything that stands in the way. */
  reasons: string[]
}

/** The points of the first edge that the value reaches, edges written best first; 0 below all of them. */
export const atLeast = (value: number | undefined, edges: number[], points: number[]): number =>
  value === undefined ? 0 : (points[edges.findIndex((edge) => value >= edge)] ?? 0)

/** The same where less is better. */
export const atMost = (value: number | undefined, edges: number[], points: number[]): number =>
  value === undefined ? 0 : (points[edges.findIndex((edge) => value <= edge)] ?? 0)

/** Adds up a part; `least` is what it must reach by itself. */
export function partOf(name: string, measured: Measured[], least?: number): Part {
  const indicators = measured.map(({ open, least: lowest = 0, ...one }) => ({
    ...one,
    from: open ? Math.max(one.points, lowest) : one.points,
    to: open ? one.most : one.points,
  }))
  return {
    name,
    indicators,
    ...sums(indicators),
    ...(least === undefined ? {} : { least }),
  }
}

/** What lines, or parts, come to together. */
export const sums = (lines: readonly Pick<Indicator, 'points' | 'most' | 'from' | 'to'>[]) => ({
  points: lines.reduce((sum, one) => sum + one.points, 0),
  most: lines.reduce((sum, one) => sum + one.most, 0),
  from: lines.reduce((sum, one) => sum + one.from, 0),
  to: lines.reduce((sum, one) => sum + one.to, 0),
})

const NONE = '未填写'

/** 7.5%, two decimals at most. */
export const percent = (value: number | undefined): string =>
  value === undefined ? NONE : `${String(Math.round(value * 10_000) / 100)}%`

export const money = (value: number | undefined): string => (value === undefined ? NONE : moneyText(value))
export const counted = (value: number | undefined, unit: string): string =>
  value === undefined ? NONE : `${String(value)} ${unit}`
export const chosen = (value: string | undefined): string => value ?? NONE
export const several = (values: readonly string[] | undefined): string =>
  values === undefined ? NONE : values.length ? [...new Set(values)].join('、') : '无'

/** How many different ones were chosen: what is sent twice counts once. */
export const different = (values: readonly string[] | undefined): number => new Set(values).size

/** A condition on answers: unknown while `holds` is undefined. */
export const condition = (
  name: string,
  required: string,
  value: string,
  holds: boolean | undefined,
): Condition => ({
  name,
  required,
  value,
  state: holds === undefined ? 'unknown' : holds ? 'met' : 'unmet',
})

/** Either will do: true as soon as one holds, undefined while one that might is unknown. */
export const either = (...all: (boolean | undefined)[]): boolean | undefined =>
  all.includes(true) ? true : all.includes(undefined) ? undefined : false

/** All must hold: false as soon as one fails, undefined while one that might is unknown. */
export const both = (...all: (boolean | undefined)[]): boolean | undefined =>
  all.includes(false) ? false : all.includes(undefined) ? undefined : true

/** Whether a value reaches a least; undefined with a gap. */
export const reaches = (value: number | undefined, least: number): boolean | undefined =>
  value === undefined ? undefined : value >= least

/** The words for a condition that does not (yet) hold. */
export const obstacle = ({ name, required, value, state }: Condition): string =>
  state === 'manual_review'
    ? `${name}由主管部门认定：${required}`
    : `${name}${conditionStateWords[state]}：要求${required}，现为${value}`
