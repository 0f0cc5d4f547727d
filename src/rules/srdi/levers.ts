import { numberText } from '#lib/numbers.ts'
import type { RuleSetId } from '#rules/srdi.ts'
import { digitalLevels, growth, instituteLevels, ipLevels, localItems, qualityItems } from './answers.ts'
import type { SrdiAnswers } from './answers.ts'

const WAN = 10_000
/** Rounding of amounts in 元, as shown on the page: 0.01 万元. */
const CENT = 100

/** Answer that an enterprise can change, with the values at which a rule set's result changes. */
export interface Lever {
  key: keyof SrdiAnswers
  name: string
  /**
   * Returns the values from the nearest to the farthest; empty if nothing can be gained, or if its base is
   * unknown.
   */
  reach: (answers: SrdiAnswers) => Reach[]
}

/** Target value: its text, and the answers with it. */
interface Reach {
  words: string
  answers: SrdiAnswers
}

const wan = (yuan: number) => `${numberText(yuan / WAN, 2)} 万元`
const up = (yuan: number) => Math.ceil(Math.round(yuan * 1e4) / 1e4 / CENT) * CENT
const down = (yuan: number) => Math.floor(Math.round(yuan * 1e4) / 1e4 / CENT) * CENT
const known = (...values: (number | undefined)[]) => values.filter((one) => one !== undefined)
const rising = (values: number[], now = -Infinity) =>
  [...new Set(values)].filter((one) => one > now).sort((a, b) => a - b)
const times = (whole: number | undefined, shares: number[]) =>
  whole === undefined ? [] : shares.map((share) => up(whole * share))

type NumberKey = { [K in keyof SrdiAnswers]-?: number extends SrdiAnswers[K] ? K : never }[keyof SrdiAnswers]

/** Creates a lever for a number that may rise to given values. */
const number = (
  key: NumberKey,
  name: string,
  targets: (answers: SrdiAnswers) => number[],
  text: (value: number) => string,
): Lever => ({
  key,
  name,
  reach(answers) {
    const now = answers[key]
    return rising(targets(answers), now).map((value) => ({
      words:
        now === undefined
          ? `${name}达到 ${text(value)}`
          : `再增加 ${text(value - now)}${name}，达到 ${text(value)}`,
      answers: { ...answers, [key]: value },
    }))
  },
})
const money = (key: NumberKey, name: string, targets: (answers: SrdiAnswers) => number[]) =>
  number(key, name, targets, wan)
const counted = (key: NumberKey, name: string, unit: string, targets: (answers: SrdiAnswers) => number[]) =>
  number(key, name, targets, (value) => `${numberText(value, 2)} ${unit}`)

/** Creates a lever for a choice that may improve; `best` lists the best first. */
const choice = <Key extends 'ipLevel' | 'digitalLevel' | 'institute' | 'award'>(
  key: Key,
  name: string,
  best: readonly SrdiAnswers[Key][],
  least: SrdiAnswers[Key] = best.at(-2),
): Lever => ({
  key,
  name,
  reach(answers) {
    const from = best.indexOf(least)
    const now = answers[key] === undefined ? best.length : best.indexOf(answers[key])
    const better = best.slice(0, Math.min(now, from + 1)).toReversed()
    return better.map((value) => ({
      words: `${name}达到“${String(value)}”`,
      answers: { ...answers, [key]: value },
    }))
  },
})

/** Creates a lever for a multiple choice that may grow. */
const several = (key: 'quality' | 'local', name: string, all: readonly string[], most: number): Lever => ({
  key,
  name,
  reach(answers) {
    const now: readonly string[] = [...new Set(answers[key] ?? [])]
    const rest = all.filter((one) => !now.includes(one))
    return rest.slice(0, Math.max(0, most - now.length)).map((_, at) => ({
      words: `${name}增加 ${String(at + 1)} 项，如${rest.slice(0, at + 1).join('、')}`,
      answers: { ...answers, [key]: [...now, ...rest.slice(0, at + 1)] },
    }))
  },
})

/** Creates a lever for debts that may fall to a share of the assets. */
const debts = (shares: number[]): Lever => ({
  key: 'totalDebts',
  name: '负债总额',
  reach(answers) {
    const { totalDebts, totalAssets } = answers
    if (totalDebts === undefined || totalAssets === undefined) return []
    return shares
      .map((share) => down(totalAssets * share))
      .filter((value) => value < totalDebts)
      .map((value) => ({
        words: `负债总额减少 ${wan(totalDebts - value)}，降到 ${wan(value)}`,
        answers: { ...answers, totalDebts: value },
      }))
  },
})

/**
 * Creates a lever for revenue that rises by main business. Comes first, because a higher revenue lowers other
 * shares of it.
 */
const revenue = (targets: (answers: SrdiAnswers) => number[]): Lever => ({
  key: 'revenue',
  name: '上年营业收入',
  reach(answers) {
    const { revenue: now, mainRevenue } = answers
    return rising(targets(answers), now).map((value) => ({
      words:
        now === undefined
          ? `上年营业收入达到 ${wan(value)}`
          : `再增加 ${wan(value - now)}上年营业收入（均为主营），达到 ${wan(value)}`,
      answers: {
        ...answers,
        revenue: value,
        ...(now === undefined || mainRevenue === undefined ? {} : { mainRevenue: mainRevenue + value - now }),
      },
    }))
  },
})

/**
 * Creates a lever for main business that rises within revenue: to a share of it, or to a mean growth over
 * some years.
 */
const mainRevenue = (shares: number[], rates: number[] = [], years: 1 | 2 = 1): Lever =>
  money('mainRevenue', '上年主营业务收入', (answers) => {
    const { revenue: whole, mainRevenueBefore: before, mainRevenueTwoBefore } = answers
    const earlier = years === 2 ? growth(before, mainRevenueTwoBefore) : 0
    const grown =
      before === undefined || earlier === undefined
        ? []
        : rates.map((rate) => up(before * (1 + rate * years - earlier)))
    return [...times(whole, shares), ...grown].filter((value) => whole === undefined || value <= whole)
  })

const research = (amounts: number[], shares: number[]): Lever =>
  money('rdCost', '上年研发费用', ({ revenue: whole }) => [...amounts, ...times(whole, shares)])
const marketYears = (targets: number[]) => counted('marketYears', '细分市场年限', '年', () => targets)
const equity = money('equityRaised', '近两年股权融资', () => [2_000 * WAN])
const ip = choice('ipLevel', '有效知识产权', ipLevels)
const evaluation = (least: number) => counted('evaluationScore', '发展评价得分', '分', () => [least])
const classOne = (least: number) => counted('classOneIp', 'Ⅰ类知识产权', '项', () => [least])
const both = (...values: (number | undefined)[]) => [up(Math.max(...known(...values)))]

/**
 * Levers by rule set; revenue first, because shares depend on it. Facts that an enterprise cannot change (its
 * field, its industry) are no levers, and direct passes are shown beside the table.
 */
export const levers: Record<RuleSetId, readonly Lever[]> = {
  'innovative-2022': [
    mainRevenue([0.5, 0.55, 0.6, 0.7], [0, 0.05, 0.1, 0.15]),
    ip,
    research([], [0.01, 0.02, 0.03, 0.05]),
    debts([0.75, 0.55]),
  ],
  'specialised-2022': [
    revenue(() => [1_000 * WAN]),
    equity,
    marketYears([2, 4, 6, 8, 10]),
    mainRevenue([0.6, 0.7, 0.8], [0, 0.04, 0.06, 0.08, 0.1], 2),
    choice('digitalLevel', '数字化水平', digitalLevels),
    several('quality', '质量管理', qualityItems, 2),
    money('netProfit', '净利润', ({ revenue: whole }) => times(whole, [0.02, 0.04, 0.06, 0.08, 0.1])),
    debts([0.7, 0.6, 0.5]),
    several('local', '地方特色', localItems, 3),
    ip,
    research(
      [100, 200, 300, 400, 500].map((one) => one * WAN),
      [0.03, 0.04, 0.06, 0.08, 0.1],
    ),
    counted('rdEmployees', '研发人员', '人', ({ employees = 0 }) =>
      [0.05, 0.1, 0.2]
        .map((share) => Math.ceil(Math.round(employees * share * 1e6) / 1e6))
        .filter((one) => one > 0),
    ),
    choice('institute', '研发机构', instituteLevels),
  ],
  'specialised-2026': [
    revenue(() => [1_500 * WAN]),
    equity,
    marketYears([3]),
    mainRevenue([0.8]),
    debts([0.8]),
    money('rdCostBefore', '前年研发费用', ({ revenueBefore: whole }) => both(100 * WAN, (whole ?? 0) * 0.03)),
    money('rdCost', '上年研发费用', ({ revenue: whole }) => both(100 * WAN, (whole ?? 0) * 0.03)),
    classOne(1),
    choice('institute', '研发机构', instituteLevels, '省级'),
    choice('award', '科技奖', ['国家级前三', '省部级前三', '无']),
    evaluation(50),
  ],
  'giant-2026': [
    revenue(({ revenueTwoBefore }) => [5_000 * WAN, ...times(revenueTwoBefore, [1.05 ** 2])]),
    marketYears([3]),
    mainRevenue([0.9]),
    debts([0.75]),
    money('rdCostBefore', '前年研发费用', ({ revenueBefore: whole }) => times(whole, [0.03])),
    money('rdCost', '上年研发费用', ({ revenue: whole, rdCostBefore = 0 }) =>
      both(1_200 * WAN - rdCostBefore, (whole ?? 0) * 0.03),
    ),
    classOne(4),
    choice('award', '科技奖', ['国家级前三', '省部级前三', '无'], '国家级前三'),
    counted('marketShare', '市场占有率', '个百分点', () => [10]),
    evaluation(60),
  ],
}
