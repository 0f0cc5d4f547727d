import { meanGrowth, ratiosOf, type SrdiAnswers } from './answers.ts'
import {
  atLeast,
  atMost,
  both,
  chosen,
  type Condition,
  condition,
  counted,
  different,
  either,
  type Findings,
  money,
  obstacle,
  type Part,
  partOf,
  percent,
  reaches,
  several,
  sums,
} from './result.ts'

const WAN = 10_000
const PASS = 60
const fieldPoints = { 补短板锻长板填空白: 5, '六基、老字号或配套龙头': 3, 其他: 0 }
const digitalPoints = { 三级以上: 5, 二级: 3, 一级: 0 }
const ipPoints = { Ⅰ类高价值: 10, 自主研发Ⅰ类: 8, Ⅰ类: 6, Ⅱ类: 2, 无: 0 }
const institutePoints = { 国家级: 10, 省级: 8, 市级: 4, 市级以下: 2, 无: 0 }

/** 专精特新中小企业, 2022 (63号附件2): the gates, and 60 of 100 points in 13 indicators. */
export function specialised(answers: SrdiAnswers): Findings {
  const conditions = gatesOf(answers)
  const parts = [focus(answers), refinement(answers), character(answers), innovation(answers)]
  const { points: total, from, to } = sums(parts)
  const reasons = conditions.filter((one) => one.state !== 'met').map(obstacle)
  if (total < PASS) reasons.unshift(`总分 ${String(total)} 分，至少 ${String(PASS)} 分`)
  const passed = reasons.length === 0
  return {
    parts,
    conditions,
    total,
    pass: PASS,
    from,
    to,
    passed,
    reasons: passed ? [`总分 ${String(total)} 分，基本条件全部符合`] : reasons,
  }
}

function gatesOf(answers: SrdiAnswers): Condition[] {
  const { marketYears, rdCost, revenue, equityRaised } = answers
  const { rd } = ratiosOf(answers)
  const research = both(reaches(rdCost, 100 * WAN), reaches(rd, 0.03))
  const scale = either(reaches(revenue, 1_000 * WAN), reaches(equityRaised, 2_000 * WAN))
  return [
    condition('细分市场年限', '2 年以上', counted(marketYears, '年'), reaches(marketYears, 2)),
    condition('研发费用', '100 万元以上且占营收 3% 以上', `${money(rdCost)}，占 ${percent(rd)}`, research),
    condition(
      '经营规模',
      '营收 1,000 万元以上，或近两年股权融资 2,000 万元以上',
      `营收 ${money(revenue)}，融资 ${money(equityRaised)}`,
      scale,
    ),
  ]
}

function focus(answers: SrdiAnswers): Part {
  const { marketYears, productField } = answers
  const { mainShare } = ratiosOf(answers)
  const grown = meanGrowth(answers)
  return partOf('专业化', [
    {
      name: '主营占比',
      value: percent(mainShare),
      points: atLeast(mainShare, [0.8, 0.7, 0.6], [5, 3, 1]),
      most: 5,
      open: mainShare === undefined,
    },
    {
      name: '近2年主营平均增长',
      value: percent(grown),
      points: atLeast(grown, [0.1, 0.08, 0.06, 0.04, 0], [10, 8, 6, 4, 2]),
      most: 10,
      open: grown === undefined,
    },
    {
      name: '细分市场年限',
      value: counted(marketYears, '年'),
      points: Math.min(5, Math.floor((marketYears ?? 0) / 2)),
      most: 5,
      open: marketYears === undefined,
    },
    {
      name: '主导产品领域',
      value: chosen(productField),
      points: productField ? fieldPoints[productField] : 0,
      most: 5,
      open: !productField,
    },
  ])
}

function refinement(answers: SrdiAnswers): Part {
  const { digitalLevel, quality } = answers
  const { profit, debt } = ratiosOf(answers)
  return partOf('精细化', [
    {
      name: '数字化水平',
      value: chosen(digitalLevel),
      points: digitalLevel ? digitalPoints[digitalLevel] : 0,
      most: 5,
      open: !digitalLevel,
    },
    {
      name: '质量管理',
      value: several(quality),
      points: Math.min(5, 3 * different(quality)),
      most: 5,
      open: !quality,
    },
    {
      name: '净利润率',
      value: percent(profit),
      points: atLeast(profit, [0.1, 0.08, 0.06, 0.04, 0.02], [10, 8, 6, 4, 2]),
      most: 10,
      open: profit === undefined,
    },
    {
      name: '资产负债率',
      value: percent(debt),
      points: atMost(debt, [0.5, 0.6, 0.7], [5, 3, 1]),
      most: 5,
      open: debt === undefined,
    },
  ])
}

function character({ local }: SrdiAnswers): Part {
  return partOf('特色化', [
    {
      name: '地方特色',
      value: several(local),
      points: Math.min(15, 5 * different(local)),
      most: 15,
      open: !local,
    },
  ])
}

function innovation(answers: SrdiAnswers): Part {
  const { ipLevel, institute, rdCost } = answers
  const { rd, rdStaff } = ratiosOf(answers)
  const byAmount = atLeast(rdCost, [500 * WAN, 400 * WAN, 300 * WAN, 200 * WAN, 100 * WAN], [10, 8, 6, 4, 2])
  const byRatio = atLeast(rd, [0.1, 0.08, 0.06, 0.04, 0.03], [10, 8, 6, 4, 2])
  return partOf('创新能力', [
    {
      name: '有效知识产权',
      value: chosen(ipLevel),
      points: ipLevel ? ipPoints[ipLevel] : 0,
      most: 10,
      open: !ipLevel,
    },
    {
      name: '研发投入',
      value: `${money(rdCost)}，占 ${percent(rd)}`,
      points: Math.max(byAmount, byRatio),
      most: 10,
      open: rdCost === undefined || rd === undefined,
    },
    {
      name: '研发人员占比',
      value: percent(rdStaff),
      points: atLeast(rdStaff, [0.2, 0.1, 0.05], [5, 3, 1]),
      most: 5,
      open: rdStaff === undefined,
    },
    {
      name: '研发机构',
      value: chosen(institute),
      points: institute ? institutePoints[institute] : 0,
      most: 10,
      open: !institute,
    },
  ])
}
