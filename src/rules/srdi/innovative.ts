import { growth, ratiosOf, type SrdiAnswers } from './answers.ts'
import { atLeast, atMost, chosen, type Findings, partOf, percent, sums } from './result.ts'

const ipPoints = { Ⅰ类高价值: 20, 自主研发Ⅰ类: 15, Ⅰ类: 10, Ⅱ类: 5, 无: 0 }
const PASS = 60
const leasts = [20, 15, 15]

/** 创新型中小企业 (工信部企业〔2022〕63号附件1): 60 of 100 points with a least in each part, or any direct pass. */
export function innovative(answers: SrdiAnswers): Findings {
  const { ipLevel, strategicIndustry, direct = [] } = answers
  const { rd, debt, mainShare } = ratiosOf(answers)
  const grown = growth(answers.mainRevenue, answers.mainRevenueBefore)
  const parts = [
    partOf(
      '创新能力',
      [
        {
          name: '有效知识产权',
          value: chosen(ipLevel),
          points: ipLevel ? ipPoints[ipLevel] : 0,
          most: 20,
          open: !ipLevel,
        },
        {
          name: '研发费用占营收',
          value: percent(rd),
          points: atLeast(rd, [0.05, 0.03, 0.02, 0.01], [20, 15, 10, 5]),
          most: 20,
          open: rd === undefined,
        },
      ],
      leasts[0],
    ),
    partOf(
      '成长性',
      [
        {
          name: '主营收入增长率',
          value: percent(grown),
          points: atLeast(grown, [0.15, 0.1, 0.05, 0], [20, 15, 10, 5]),
          most: 20,
          open: grown === undefined,
        },
        {
          name: '资产负债率',
          value: percent(debt),
          points: atMost(debt, [0.55, 0.75], [10, 5]),
          most: 10,
          open: debt === undefined,
        },
      ],
      leasts[1],
    ),
    partOf(
      '专业化',
      [
        {
          name: '主导产品领域',
          value:
            strategicIndustry === undefined
              ? chosen(undefined)
              : strategicIndustry
                ? '战略性新兴产业'
                : '其他',
          points: strategicIndustry === undefined ? 0 : strategicIndustry ? 10 : 5,
          most: 10,
          open: strategicIndustry === undefined,
          least: 5,
        },
        {
          name: '主营收入占营收',
          value: percent(mainShare),
          points: atLeast(mainShare, [0.7, 0.6, 0.55, 0.5], [20, 15, 10, 5]),
          most: 20,
          open: mainShare === undefined,
        },
      ],
      leasts[2],
    ),
  ]
  const { points: total, from, to } = sums(parts)
  const counts = { parts, conditions: [], total, pass: PASS, from, to }
  if (direct.length) return { ...counts, passed: true, reasons: direct.map((one) => `直接符合：${one}`) }
  const reasons = parts.flatMap(({ name, points }, at) =>
    points < leasts[at]! ? [`${name} ${String(points)} 分，至少 ${String(leasts[at])} 分`] : [],
  )
  if (total < PASS) reasons.unshift(`总分 ${String(total)} 分，至少 ${String(PASS)} 分`)
  const passed = reasons.length === 0
  return {
    ...counts,
    passed,
    reasons: passed ? [`总分 ${String(total)} 分，各部分达到最低分`] : reasons,
  }
}
