import { numberText } from '#lib/numbers.ts'
import type { RuleSetId } from '#rules/srdi.ts'
import { type awardLevels, instituteLevels, ipLevels, type SrdiAnswers } from './answers.ts'
import type { Frame } from './frame.ts'

const WAN = 10_000
/** Rounding of amounts in 元, as shown on the page: 0.01 万元. */
const CENT = 100

/** Answer that an enterprise can change, with the values at which a rule set's result changes. */
export interface Lever {
  key: keyof SrdiAnswers
  name: string
  /** Years ahead from which the answer is open: figures of closed years cannot change. */
  from: 0 | 1 | 2
  /**
   * Returns the values from the nearest to the farthest; empty if nothing can be gained, or if its base is
   * unknown.
   */
  reach: (answers: SrdiAnswers, frame: Frame) => Reach[]
}

/** Target value: its text, and the answers with it. */
interface Reach {
  words: string
  /** Correction of a closed year that would do instead, if the facts allow it. */
  instead?: string
  answers: SrdiAnswers
}

/** Sum by which the main business has to grow, and the requirement that it meets. */
interface Target {
  kind: '占比' | '增长' | '营收'
  grow: number
  /** Share of the revenue, for 占比. */
  share?: number
  text: string
}

const wan = (yuan: number) => `${numberText(yuan / WAN, 2)} 万元`
const percent = (ratio: number) => `${numberText(ratio * 100, 2)}%`
/** Rounds an amount up to the next that can be typed; ignores binary noise. */
const up = (yuan: number) => Math.ceil(Math.round(yuan * 1e4) / 1e4 / CENT) * CENT

/** Returns the growth of the main business that lifts its share: it raises the whole revenue, too. */
export const growthForShare = (main: number, revenue: number, share: number): number =>
  up((share * revenue - main) / (1 - share))

/** Returns the other income that would have to count as main business for a share; the whole stays. */
export const reclassifiedForShare = (main: number, revenue: number, share: number): number =>
  up(share * revenue - main)

/** Returns the debts to repay with own funds for a ratio: repaying lowers the assets, too. */
export const repaidForRatio = (debts: number, assets: number, ratio: number): number =>
  up((debts - ratio * assets) / (1 - ratio))

/** Returns the debts to repay with new equity for a ratio: the assets stay. */
export const replacedForRatio = (debts: number, assets: number, ratio: number): number =>
  up(debts - ratio * assets)

/**
 * Creates the lever of a growing main business, other income unchanged. Comes first, because a higher revenue lowers
 * other shares of it.
 */
const mainBusiness = (
  targets: (given: Required<Pick<SrdiAnswers, 'revenue' | 'mainRevenue'>> & SrdiAnswers) => Target[],
): Lever => ({
  key: 'mainRevenue',
  name: '主营业务收入',
  from: 1,
  reach(answers, { last, years }) {
    const { revenue, mainRevenue } = answers
    if (revenue === undefined || mainRevenue === undefined) return []
    const open = targets({ ...answers, revenue, mainRevenue })
      .filter(({ grow }) => grow > 0)
      .sort((a, b) => a.grow - b.grow)
    return [...new Set(open.map(({ grow }) => grow))].map((grow) => {
      const met = new Map(open.filter((one) => one.grow <= grow).map((one) => [one.kind, one]))
      const share = met.size === 1 ? met.get('占比')?.share : undefined
      return {
        words: `${String(last)} 年主营业务收入增加 ${wan(grow)}，达到 ${wan(mainRevenue + grow)}；其他收入不变，营业收入随之达到 ${wan(revenue + grow)}${[...met.values()].map(({ text }) => text && `，${text}`).join('')}`,
        ...(share === undefined
          ? {}
          : {
              instead: `有 ${wan(reclassifiedForShare(mainRevenue, revenue, share))}其他业务收入经审计应计入主营的，更正后 ${String(last - years)} 年占比即达到 ${percent(share)}`,
            }),
        answers: { ...answers, mainRevenue: mainRevenue + grow, revenue: revenue + grow },
      }
    })
  },
})

const shareTargets = (shares: number[], { mainRevenue, revenue }: { mainRevenue: number; revenue: number }) =>
  shares.map((share): Target => ({
    kind: '占比',
    share,
    grow: growthForShare(mainRevenue, revenue, share),
    text: `占比达到 ${percent(share)}`,
  }))

/** Creates the target of a least revenue; the text of the lever names the revenue anyway. */
const revenueTarget = (least: number, revenue: number, text = ''): Target => ({
  kind: '营收',
  grow: up(least - revenue),
  text,
})

/** Creates the lever of research costs in the year before, or the last year, of a frame. */
const research = (
  key: 'rdCost' | 'rdCostBefore',
  targets: (answers: SrdiAnswers, revenue: number) => number[],
): Lever => ({
  key,
  name: key === 'rdCost' ? '研发费用' : '前一年研发费用',
  from: key === 'rdCost' ? 1 : 2,
  reach(answers, { last, years }) {
    const whole = key === 'rdCost' ? answers.revenue : answers.revenueBefore
    const now = answers[key]
    const more = (value: number) =>
      now === undefined ? '' : `，比 ${String(last - years)} 年增加 ${wan(value - now)}`
    if (whole === undefined) return []
    return rising(targets(answers, whole).map(up), now ?? 0).map((value) => ({
      words: `${String(key === 'rdCost' ? last : last - 1)} 年研发费用达到 ${wan(value)}${more(value)}，占营业收入 ${percent(value / whole)}`,
      answers: { ...answers, [key]: value },
    }))
  },
})

/** Creates the lever of debts that are repaid until the end of the last year. */
const debts = (ratios: number[]): Lever => ({
  key: 'totalDebts',
  name: '负债总额',
  from: 1,
  reach(answers, { last }) {
    const { totalDebts, totalAssets } = answers
    if (totalDebts === undefined || totalAssets === undefined) return []
    return ratios
      .filter((ratio) => totalDebts > ratio * totalAssets)
      .map((ratio) => {
        const replaced = replacedForRatio(totalDebts, totalAssets, ratio)
        const goal = `资产负债率降到 ${percent(ratio)}`
        if (totalDebts >= totalAssets)
          return {
            words: `${String(last)} 年末前增资偿还负债 ${wan(replaced)}，资产总额不变，${goal}`,
            answers: { ...answers, totalDebts: totalDebts - replaced },
          }
        const repaid = repaidForRatio(totalDebts, totalAssets, ratio)
        return {
          words: `${String(last)} 年末前以自有资金偿还负债 ${wan(repaid)}（资产同减），或增资偿还 ${wan(replaced)}（资产不变），${goal}`,
          answers: { ...answers, totalDebts: totalDebts - repaid, totalAssets: totalAssets - repaid },
        }
      })
  },
})

const rising = (values: number[], now: number) =>
  [...new Set(values)].filter((one) => one > now).sort((a, b) => a - b)

/** Creates the lever of a number that has to reach one value. */
const atLeast = (
  key: 'equityRaised' | 'classOneIp' | 'marketShare' | 'evaluationScore',
  name: string,
  from: Lever['from'],
  least: number,
  text: (now: number | undefined, frame: Frame) => string,
): Lever => ({
  key,
  name,
  from,
  reach: (answers, frame) =>
    (answers[key] ?? -Infinity) >= least
      ? []
      : [{ words: text(answers[key], frame), answers: { ...answers, [key]: least } }],
})

const classOneIp = (least: number) =>
  atLeast(
    'classOneIp',
    'Ⅰ类知识产权',
    0,
    least,
    (now = 0) =>
      `再取得 ${String(least - now)} 项与主导产品相关的Ⅰ类知识产权，共 ${String(least)} 项；申报前已授权的才计入，在审的不计`,
  )

const evaluation = (least: number) =>
  atLeast(
    'evaluationScore',
    '发展评价得分',
    0,
    least,
    () => `发展评价得分达到 ${String(least)} 分，由工信部平台按填报数据评价`,
  )

/** Creates the lever of a level that may be attained; `best` lists the best first. */
const level = <Key extends 'ipLevel' | 'institute' | 'award'>(
  key: Key,
  name: string,
  best: readonly NonNullable<SrdiAnswers[Key]>[],
  text: (value: NonNullable<SrdiAnswers[Key]>) => string,
): Lever => ({
  key,
  name,
  from: 0,
  reach(answers) {
    const now = answers[key]
    const better = now === undefined || !best.includes(now) ? best : best.slice(0, best.indexOf(now))
    return better.toReversed().map((value) => ({
      words: text(value),
      answers: { ...answers, [key]: value },
    }))
  },
})

const institute = level(
  'institute',
  '研发机构',
  instituteLevels.slice(0, 2),
  (value) => `取得${value}研发机构认定`,
)
const award = (values: (typeof awardLevels)[number][]) =>
  level('award', '科技奖', values, (value) => `获得${value.replace('前三', '')}科技奖，排名前三`)

/**
 * Levers by rule set; the main business first, because shares depend on it. Facts that an enterprise cannot change (its
 * field, its industry) are no levers, nor are the years in the market, which only time adds; direct passes are shown
 * beside the table. A superseded set has none, because nobody can be recognised by it.
 */
export const levers: Record<RuleSetId, readonly Lever[]> = {
  'innovative-2022': [
    mainBusiness((given) => [
      ...shareTargets([0.5, 0.55, 0.6, 0.7], given),
      ...[0.05, 0.1, 0.15].map((rate): Target => ({
        kind: '增长',
        grow: up(given.mainRevenue * rate),
        text: `增长率达到 ${percent(rate)}`,
      })),
    ]),
    level(
      'ipLevel',
      '有效知识产权',
      ipLevels.slice(0, -1),
      (value) => `取得“${value}”知识产权；申报前已授权的才计入`,
    ),
    research('rdCost', (_, whole) => [0.01, 0.02, 0.03, 0.05].map((share) => share * whole)),
    debts([0.75, 0.55]),
  ],
  'specialised-2022': [],
  'specialised-2026': [
    mainBusiness((given) => [...shareTargets([0.8], given), revenueTarget(1_500 * WAN, given.revenue)]),
    atLeast(
      'equityRaised',
      '股权融资',
      1,
      2_000 * WAN,
      (_, { last }) => `近两年（${String(last - 1)}、${String(last)} 年）股权融资合计达到 2,000 万元`,
    ),
    debts([0.8]),
    research('rdCostBefore', (_, whole) => [Math.max(100 * WAN, 0.03 * whole)]),
    research('rdCost', (_, whole) => [Math.max(100 * WAN, 0.03 * whole)]),
    classOneIp(1),
    institute,
    award(['国家级前三', '省部级前三']),
    evaluation(50),
  ],
  'giant-2026': [
    mainBusiness((given) => [
      ...shareTargets([0.9], given),
      revenueTarget(5_000 * WAN, given.revenue),
      ...(given.revenueTwoBefore === undefined
        ? []
        : [
            {
              ...revenueTarget(given.revenueTwoBefore * 1.05 ** 2, given.revenue, '两年复合增长达到 5%'),
              kind: '增长' as const,
            },
          ]),
    ]),
    debts([0.75]),
    research('rdCostBefore', (_, whole) => [0.03 * whole]),
    research('rdCost', ({ rdCostBefore = 0 }, whole) => [Math.max(1_200 * WAN - rdCostBefore, 0.03 * whole)]),
    classOneIp(4),
    award(['国家级前三']),
    atLeast('marketShare', '市场占有率', 1, 10, (now, { last }) =>
      now === undefined
        ? `${String(last)} 年市场占有率达到 10%`
        : `${String(last)} 年市场占有率达到 10%，提高 ${numberText(10 - now, 2)} 个百分点`,
    ),
    evaluation(60),
  ],
}
