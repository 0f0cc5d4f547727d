/** Levels of 有效知识产权, the best first. */
export const ipLevels = ['Ⅰ类高价值', '自主研发Ⅰ类', 'Ⅰ类', 'Ⅱ类', '无'] as const
/** Values of 主导产品领域 in the 2022 table for 专精特新. */
export const productFields = ['补短板锻长板填空白', '六基、老字号或配套龙头', '其他'] as const
/** Levels of 数字化水平. */
export const digitalLevels = ['三级以上', '二级', '一级'] as const
/** Items of 质量管理; each counts. */
export const qualityItems = ['质量奖', '体系认证', '自主品牌', '制修订标准'] as const
/** Items of 地方特色: each province sets its own; these are the city's three. */
export const localItems = ['省级重点产业链', '绿色工厂', '首台（套）技术装备'] as const
/** Levels of 研发机构, the highest first. */
export const instituteLevels = ['国家级', '省级', '市级', '市级以下', '无'] as const
/** Levels of 科技奖 with a rank among the first three; the highest first. */
export const awardLevels = ['国家级前三', '省部级前三', '无'] as const
/** Grounds that qualify an 创新型中小企业 without points. */
export const directPasses = [
  '近三年国家级或省级科技奖励',
  '高新技术企业或示范企业',
  '省部级以上研发机构',
  '近三年新增股权融资500万元以上',
] as const

/**
 * Answers of an enterprise for all rule sets; each set uses the ones it needs. Money in 元. A missing answer
 * is a gap; 0 and false are answers. Years: last year's, `Before` the one before, `TwoBefore` the one before
 * that.
 */
export interface SrdiAnswers {
  /** Years in the market segment (细分市场), full or in part. */
  marketYears?: number
  revenue?: number
  revenueBefore?: number
  revenueTwoBefore?: number
  mainRevenue?: number
  mainRevenueBefore?: number
  mainRevenueTwoBefore?: number
  netProfit?: number
  totalAssets?: number
  totalDebts?: number
  rdCost?: number
  rdCostBefore?: number
  employees?: number
  rdEmployees?: number
  /** New equity financing of the last two years (近两年新增股权融资). */
  equityRaised?: number
  ipLevel?: (typeof ipLevels)[number]
  /** Number of Ⅰ类知识产权. */
  classOneIp?: number
  strategicIndustry?: boolean
  productField?: (typeof productFields)[number]
  digitalLevel?: (typeof digitalLevels)[number]
  quality?: (typeof qualityItems)[number][]
  local?: (typeof localItems)[number][]
  institute?: (typeof instituteLevels)[number]
  award?: (typeof awardLevels)[number]
  direct?: (typeof directPasses)[number][]
  /** Market share (市场占有率) in percent: known from the market, not computed. */
  marketShare?: number
  /** True for a position among the first three in the country (国内前三). */
  topThree?: boolean
  /** True for 六基 or 产业链关键环节. */
  keyField?: boolean
  /** Development score (专精特新发展评价得分) from the ministry's platform; never computed here. */
  evaluationScore?: number
}

/**
 * Returns part ÷ whole, rounded to remove binary noise, so that thresholds are exact; undefined with a gap or
 * a whole of 0 or less.
 */
export function ratio(part: number | undefined, whole: number | undefined): number | undefined {
  if (part === undefined || whole === undefined || whole <= 0) return undefined
  return clean(part / whole)
}

/** Returns the growth from one year to the next, as a ratio. */
export function growth(later: number | undefined, earlier: number | undefined): number | undefined {
  if (later === undefined) return undefined
  return ratio(earlier === undefined ? undefined : later - earlier, earlier)
}

/** Returns the mean of two years' growth of the main business. */
export function meanGrowth({
  mainRevenue,
  mainRevenueBefore,
  mainRevenueTwoBefore,
}: SrdiAnswers): number | undefined {
  const last = growth(mainRevenue, mainRevenueBefore)
  const before = growth(mainRevenueBefore, mainRevenueTwoBefore)
  return last === undefined || before === undefined ? undefined : clean((last + before) / 2)
}

/** Returns 两年复合增长: the yearly growth from the first of three years' revenue to the last. */
export function compoundGrowth({ revenue, revenueTwoBefore }: SrdiAnswers): number | undefined {
  const whole = ratio(revenue, revenueTwoBefore)
  return whole === undefined ? undefined : clean(Math.sqrt(whole) - 1)
}

/** Returns the ratios that the rules use; undefined where an amount is missing. */
export const ratiosOf = (answers: SrdiAnswers) => ({
  mainShare: ratio(answers.mainRevenue, answers.revenue),
  debt: ratio(answers.totalDebts, answers.totalAssets),
  profit: ratio(answers.netProfit, answers.revenue),
  rd: ratio(answers.rdCost, answers.revenue),
  rdBefore: ratio(answers.rdCostBefore, answers.revenueBefore),
  rdStaff: ratio(answers.rdEmployees, answers.employees),
})

const clean = (value: number) => Math.round(value * 1e9) / 1e9
