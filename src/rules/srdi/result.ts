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
  /** The band that the value lies in, where the value does not say it: `70% 至 80%`, `2 项`. */
  band?: string
  /** The points that are sure; a gap earns none. */
  points: number
  most: number
  /** True while an answer that could bring more is missing. */
  open: boolean
  /** The points of the lowest band, where it gives some whatever the answer is. */
  least?: number
}

/** One line of the table: what the enterprise has, the points for it, and between which points they will lie. */
interface Indicator {
  name: string
  value: string
  band?: string
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

type Line = Omit<Measured, 'name'>
type Text = (value: number | undefined) => string

/**
 * A value by edges that it must reach, written best first: the points of the first that it does, 0 below all of them. On
 * an edge it takes the higher band (records, "SRDI").
 */
export function byLeast(value: number | undefined, edges: number[], points: number[], text: Text): Line {
  const at = value === undefined ? -1 : edges.findIndex((edge) => value >= edge)
  const [edge, better] = [edges[at], edges[at - 1]].map(text)
  const band = at < 0 ? `不足 ${text(edges.at(-1))}` : at === 0 ? `${edge!} 以上` : `${edge!} 至 ${better!}`
  return inBand(value, band, points, at, text)
}

/** The same where less is better. */
export function byMost(value: number | undefined, edges: number[], points: number[], text: Text): Line {
  const at = value === undefined ? -1 : edges.findIndex((edge) => value <= edge)
  const [edge, better] = [edges[at], edges[at - 1]].map(text)
  const band = at < 0 ? `超过 ${text(edges.at(-1))}` : at === 0 ? `${edge!} 以下` : `${better!} 至 ${edge!}`
  return inBand(value, band, points, at, text)
}

const inBand = (value: number | undefined, band: string, points: number[], at: number, text: Text): Line => ({
  value: text(value),
  ...(value === undefined ? {} : { band }),
  points: points[at] ?? 0,
  most: points[0]!,
  open: value === undefined,
})

/** A choice by the points that each brings. */
export const byChoice = <Choice extends string>(
  choice: Choice | undefined,
  points: Readonly<Record<Choice, number>>,
): Line => ({
  value: choice ?? NONE,
  points: choice ? points[choice] : 0,
  most: Math.max(...Object.values<number>(points)),
  open: !choice,
})

/** Choices of which each brings points, up to the most; what is sent twice counts once. */
export function byCount(choices: readonly string[] | undefined, each: number, most: number): Line {
  const different = [...new Set(choices)]
  return {
    value: choices === undefined ? NONE : different.join('、') || '无',
    ...(choices === undefined ? {} : { band: `${String(different.length)} 项` }),
    points: Math.min(most, each * different.length),
    most,
    open: !choices,
  }
}

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

/** An amount in 元 in words; 未填写 without one. */
export const money = (value: number | undefined): string => (value === undefined ? NONE : moneyText(value))
/** A number with its unit; 未填写 without one. */
export const counted = (value: number | undefined, unit: string): string =>
  value === undefined ? NONE : `${String(value)} ${unit}`

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
