import { growth, ratiosOf, type SrdiAnswers } from './answers.ts'
import { byChoice, byLeast, byMost, type Findings, partOf, percent, sums } from './result.ts'

const ipPoints = { Ⅰ类高价值: 20, 自主研发Ⅰ类: 15, Ⅰ类: 10, Ⅱ类: 5, 无: 0 }
const fieldPoints = { 战略性新兴产业: 10, 其他: 5 }
const PASS = 60
const leasts = [20, 15, 15]

/**
 * Evaluates 创新型中小企业 (工信部企业〔2022〕63号附件1): 60 of 100 points with a minimum in each part, or any direct pass.
 */
export function innovative(answers: SrdiAnswers): Findings {
  const { ipLevel, strategicIndustry, direct = [] } = answers
  const { rd, debt, mainShare } = ratiosOf(answers)
  const grown = growth(answers.mainRevenue, answers.mainRevenueBefore)
  const field = strategicIndustry === undefined ? undefined : strategicIndustry ? '战略性新兴产业' : '其他'
  const parts = [
    partOf(
      '创新能力',
      [
        { name: '有效知识产权', ...byChoice(ipLevel, ipPoints) },
        { name: '研发费用占营收', ...byLeast(rd, [0.05, 0.03, 0.02, 0.01], [20, 15, 10, 5], percent) },
      ],
      leasts[0],
    ),
    partOf(
      '成长性',
      [
        { name: '主营收入增长率', ...byLeast(grown, [0.15, 0.1, 0.05, 0], [20, 15, 10, 5], percent) },
        { name: '资产负债率', ...byMost(debt, [0.55, 0.75], [10, 5], percent) },
      ],
      leasts[1],
    ),
    partOf(
      '专业化',
      [
        { name: '主导产品领域', ...byChoice(field, fieldPoints), least: fieldPoints.其他 },
        { name: '主营收入占营收', ...byLeast(mainShare, [0.7, 0.6, 0.55, 0.5], [20, 15, 10, 5], percent) },
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
