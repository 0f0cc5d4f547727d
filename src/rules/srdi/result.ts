import { type ConditionState, conditionStateWords } from '#rules/match-words.ts'
import { exactMoneyText } from '#lib/money.ts'

/** States of a condition. unknown: an answer is missing. manual_review: only the authority can decide. */
export const srdiStates = ['met', 'unmet', 'unknown', 'manual_review'] as const satisfies ConditionState[]
export type SrdiState = (typeof srdiStates)[number]

/** Value of an enterprise for one line of the table, before the sums. */
interface Measured {
  name: string
  /** Computed value for people: `75%`, `120 万元`, `二级`, or 未填写. */
  value: string
  /** Band of the value, unless the value shows it: `70% 至 80%`, `2 项`. */
  band?: string
  /** Points that are certain; a gap earns none. */
  points: number
  most: number
  /** True while an answer is missing that could bring more points. */
  open: boolean
  /** Points of the lowest band, if it gives some for any answer. */
  least?: number
}

/** Line of the table: the value of the enterprise, its points, and the range of possible points. */
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
  /** Minimum points of this part. */
  least?: number
  indicators: Indicator[]
}

/** Value held against a limit, of which a condition consists. Values of `%` are shares: 0.03. */
export interface Measure {
  name: string
  value?: number
  limit: number
  /** True where values up to the limit meet it, else those from the limit on. */
  isMost?: boolean
  /** Greatest possible value, such as 1 for a part of a whole. */
  most?: number
  unit: '元' | '%' | '年' | '项' | '分'
}

/** Condition that must be met: a requirement of a table, or a line of the current rule. */
export interface Condition {
  name: string
  required: string
  value: string
  state: SrdiState
  /** Values that decide it; missing where no number does. */
  measures?: readonly Measure[]
}

/** Result of a rule set; `total` only if it gives points. Never a recognition: 预评估，不构成认定. */
export interface Findings {
  parts: Part[]
  conditions: Condition[]
  total?: number
  /** Points that the total must reach. */
  pass?: number
  /** Lowest possible total; equal to the highest once everything is answered. */
  from?: number
  to?: number
  passed: boolean
  /** Reasons for passing, or all obstacles. */
  reasons: string[]
}

type Line = Omit<Measured, 'name'>
type Text = (value: number | undefined) => string

/**
 * Scores a value by minimum thresholds, the best first: the points of the first one reached, 0 below all of
 * them. A value on a threshold is in the higher band (records, "SRDI").
 */
export function byLeast(value: number | undefined, edges: number[], points: number[], text: Text): Line {
  const at = value === undefined ? -1 : edges.findIndex((edge) => value >= edge)
  const [edge, better] = [edges[at], edges[at - 1]].map(text)
  const band = at < 0 ? `不足 ${text(edges.at(-1))}` : at === 0 ? `${edge!} 以上` : `${edge!} 至 ${better!}`
  return inBand(value, band, points, at, text)
}

/** Scores a value by maximum thresholds, the best first. */
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

/** Scores a choice by its points. */
export const byChoice = <Choice extends string>(
  choice: Choice | undefined,
  points: Readonly<Record<Choice, number>>,
): Line => ({
  value: choice ?? NONE,
  points: choice ? points[choice] : 0,
  most: Math.max(...Object.values<number>(points)),
  open: !choice,
})

/** Scores a multiple choice with points for each, up to a maximum; duplicates count once. */
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

/** Sums up a part; `least` is its own minimum. */
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

/** Sums up lines or parts. */
export const sums = (lines: readonly Pick<Indicator, 'points' | 'most' | 'from' | 'to'>[]) => ({
  points: lines.reduce((sum, one) => sum + one.points, 0),
  most: lines.reduce((sum, one) => sum + one.most, 0),
  from: lines.reduce((sum, one) => sum + one.from, 0),
  to: lines.reduce((sum, one) => sum + one.to, 0),
})

const NONE = '未填写'

/** Formats a ratio as percent with at most two decimals: 7.5%. */
export const percent = (value: number | undefined): string =>
  value === undefined ? NONE : `${String(Math.round(value * 10_000) / 100)}%`

/** Formats an amount in 元; 未填写 without one. */
export const money = (value: number | undefined): string =>
  value === undefined ? NONE : exactMoneyText(value)
/** Formats a number with its unit; 未填写 without one. */
export const counted = (value: number | undefined, unit: string): string =>
  value === undefined ? NONE : `${String(value)} ${unit}`

/** Creates a condition of these values; its state is unknown while `holds` is undefined. */
export const condition = (
  name: string,
  required: string,
  value: string,
  holds: boolean | undefined,
  measures?: readonly Measure[],
): Condition => ({
  name,
  required,
  value,
  state: holds === undefined ? 'unknown' : holds ? 'met' : 'unmet',
  ...(measures && { measures }),
})

/** Creates a value that must reach a limit. */
export const atLeast = (
  name: string,
  value: number | undefined,
  limit: number,
  unit: Measure['unit'],
): Measure => ({ name, limit, unit, ...(value === undefined ? {} : { value }) })

/** Combines alternatives: true as soon as one is true, undefined while an unknown one could be. */
export const either = (...all: (boolean | undefined)[]): boolean | undefined =>
  all.includes(true) ? true : all.includes(undefined) ? undefined : false

/** Combines requirements: false as soon as one is false, undefined while an unknown one could be. */
export const both = (...all: (boolean | undefined)[]): boolean | undefined =>
  all.includes(false) ? false : all.includes(undefined) ? undefined : true

/** Returns true if a value meets its limit; undefined with a gap. */
export const isMet = ({ value, limit, isMost }: Measure): boolean | undefined =>
  value === undefined ? undefined : isMost ? value <= limit : value >= limit

/** Describes a condition that is not (yet) met. */
export const obstacle = ({ name, required, value, state }: Condition): string =>
  state === 'manual_review'
    ? `${name}由主管部门认定：${required}`
    : `${name}${conditionStateWords[state]}：要求${required}，现为${value}`
