import { meanGrowth, ratiosOf, type SrdiAnswers } from './answers.ts'
import {
  atLeast,
  both,
  byChoice,
  byCount,
  byLeast,
  byMost,
  type Condition,
  condition,
  counted,
  either,
  type Findings,
  isMet,
  money,
  obstacle,
  type Part,
  partOf,
  percent,
  sums,
} from './result.ts'

const WAN = 10_000
const PASS = 60
const fieldPoints = { 补短板锻长板填空白: 5, '六基、老字号或配套龙头': 3, 其他: 0 }
const digitalPoints = { 三级以上: 5, 二级: 3, 一级: 0 }
const ipPoints = { Ⅰ类高价值: 10, 自主研发Ⅰ类: 8, Ⅰ类: 6, Ⅱ类: 2, 无: 0 }
const institutePoints = { 国家级: 10, 省级: 8, 市级: 4, 市级以下: 2, 无: 0 }

const years = (value: number | undefined) => counted(value, '年')

/** Evaluates 专精特新中小企业, 2022 (63号附件2): the conditions, and 60 of 100 points in 13 indicators. */
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
  const age = atLeast('细分市场年限', marketYears, 2, '年')
  const research = [atLeast('研发费用', rdCost, 100 * WAN, '元'), atLeast('占营收', rd, 0.03, '%')]
  const scale = [
    atLeast('营收', revenue, 1_000 * WAN, '元'),
    atLeast('近两年股权融资', equityRaised, 2_000 * WAN, '元'),
  ]
  return [
    condition(age.name, '2 年以上', years(marketYears), isMet(age), [age]),
    condition(
      '研发费用',
      '100 万元以上且占营收 3% 以上',
      `${money(rdCost)}，占 ${percent(rd)}`,
      both(...research.map(isMet)),
      research,
    ),
    condition(
      '经营规模',
      '营收 1,000 万元以上，或近两年股权融资 2,000 万元以上',
      `营收 ${money(revenue)}，融资 ${money(equityRaised)}`,
      either(...scale.map(isMet)),
      scale,
    ),
  ]
}

function focus(answers: SrdiAnswers): Part {
  const { marketYears, productField } = answers
  const { mainShare } = ratiosOf(answers)
  const grown = meanGrowth(answers)
  return partOf('专业化', [
    { name: '主营占比', ...byLeast(mainShare, [0.8, 0.7, 0.6], [5, 3, 1], percent) },
    { name: '近2年主营平均增长', ...byLeast(grown, [0.1, 0.08, 0.06, 0.04, 0], [10, 8, 6, 4, 2], percent) },
    { name: '细分市场年限', ...byLeast(marketYears, [10, 8, 6, 4, 2], [5, 4, 3, 2, 1], years) },
    { name: '主导产品领域', ...byChoice(productField, fieldPoints) },
  ])
}

function refinement(answers: SrdiAnswers): Part {
  const { digitalLevel, quality } = answers
  const { profit, debt } = ratiosOf(answers)
  return partOf('精细化', [
    { name: '数字化水平', ...byChoice(digitalLevel, digitalPoints) },
    { name: '质量管理', ...byCount(quality, 3, 5) },
    { name: '净利润率', ...byLeast(profit, [0.1, 0.08, 0.06, 0.04, 0.02], [10, 8, 6, 4, 2], percent) },
    { name: '资产负债率', ...byMost(debt, [0.5, 0.6, 0.7], [5, 3, 1], percent) },
  ])
}

const character = ({ local }: SrdiAnswers): Part =>
  partOf('特色化', [{ name: '地方特色', ...byCount(local, 5, 15) }])

function innovation(answers: SrdiAnswers): Part {
  const { ipLevel, institute, rdCost } = answers
  const { rd, rdStaff } = ratiosOf(answers)
  const byAmount = byLeast(
    rdCost,
    [500 * WAN, 400 * WAN, 300 * WAN, 200 * WAN, 100 * WAN],
    [10, 8, 6, 4, 2],
    money,
  )
  const byRatio = byLeast(rd, [0.1, 0.08, 0.06, 0.04, 0.03], [10, 8, 6, 4, 2], percent)
  return partOf('创新能力', [
    { name: '有效知识产权', ...byChoice(ipLevel, ipPoints) },
    {
      name: '研发投入',
      // Counts the better of the two.
      ...(byRatio.points > byAmount.points ? { ...byRatio, band: `占 ${byRatio.band!}` } : byAmount),
      value: `${byAmount.value}，占 ${byRatio.value}`,
      open: byAmount.open || byRatio.open,
    },
    { name: '研发人员占比', ...byLeast(rdStaff, [0.2, 0.1, 0.05], [5, 3, 1], percent) },
    { name: '研发机构', ...byChoice(institute, institutePoints) },
  ])
}
