import { compoundGrowth, ratio, ratiosOf, type SrdiAnswers } from './answers.ts'
import {
  both,
  type Condition,
  condition,
  counted,
  either,
  type Findings,
  money,
  obstacle,
  percent,
  reaches,
} from './result.ts'

const WAN = 10_000

/** Evaluates 专精特新中小企业 by the rule in force (工信部企业〔2026〕2号): every condition must be met. */
export function currentSpecialised(answers: SrdiAnswers): Findings {
  const { revenue, equityRaised, rdCost, rdCostBefore, institute, award } = answers
  const { rd, rdBefore } = ratiosOf(answers)
  const research = both(
    reaches(rdCost, 100 * WAN),
    reaches(rdCostBefore, 100 * WAN),
    reaches(rd, 0.03),
    reaches(rdBefore, 0.03),
  )
  const waived = either(
    award === undefined ? undefined : award !== '无',
    institute === undefined ? undefined : institute === '国家级' || institute === '省级',
  )
  return found([
    years(answers),
    condition(
      '上年营收',
      '1,500 万元以上，或近两年股权投资 2,000 万元以上',
      `营收 ${money(revenue)}，股权投资 ${money(equityRaised)}`,
      either(reaches(revenue, 1_500 * WAN), reaches(equityRaised, 2_000 * WAN)),
    ),
    mainShare(answers, 0.8),
    debt(answers, 0.8),
    condition('研发', '近两年每年 100 万元以上且占营收 3% 以上', researchText(answers), research),
    classOneIp(answers, 1, waived, '省部级科技奖前三或省部级研发机构'),
    {
      name: '市场占有率',
      required: '细分市场较为靠前',
      value: percentTyped(answers.marketShare),
      state: 'manual_review',
    },
    evaluation(answers, 50),
  ])
}

/** Evaluates 专精特新“小巨人”企业 by the rule in force (工信部企业〔2026〕2号): every condition must be met. */
export function currentGiant(answers: SrdiAnswers): Findings {
  const { revenue, rdCost, rdCostBefore, award, marketShare, topThree, keyField } = answers
  const { rd, rdBefore } = ratiosOf(answers)
  const grown = compoundGrowth(answers)
  const together = rdCost === undefined || rdCostBefore === undefined ? undefined : rdCost + rdCostBefore
  return found([
    years(answers),
    condition('上年营收', '5,000 万元以上', money(revenue), reaches(revenue, 5_000 * WAN)),
    mainShare(answers, 0.9),
    condition('两年营收复合增长', '5% 以上', percent(grown), reaches(grown, 0.05)),
    debt(answers, 0.75),
    condition(
      '研发',
      '近两年合计 1,200 万元以上且每年占营收 3% 以上',
      researchText(answers),
      both(reaches(together, 1_200 * WAN), reaches(rd, 0.03), reaches(rdBefore, 0.03)),
    ),
    classOneIp(answers, 4, award === undefined ? undefined : award === '国家级前三', '国家级科技奖前三'),
    condition(
      '市场占有率',
      '10% 以上，或国内前三',
      `${percentTyped(marketShare)}${topThree ? '，国内前三' : ''}`,
      either(reaches(marketShare, 10), topThree),
    ),
    condition(
      '领域',
      '六基或产业链关键环节',
      keyField === undefined ? '未填写' : keyField ? '属于' : '不属于',
      keyField,
    ),
    evaluation(answers, 60),
  ])
}

function found(conditions: Condition[]): Findings {
  const reasons = conditions.filter((one) => one.state !== 'met').map(obstacle)
  const passed = reasons.length === 0
  return { parts: [], conditions, passed, reasons: passed ? ['全部条件符合'] : reasons }
}

const years = ({ marketYears }: SrdiAnswers) =>
  condition('细分市场年限', '3 年以上', counted(marketYears, '年'), reaches(marketYears, 3))

const mainShare = (answers: SrdiAnswers, least: number) => {
  const share = ratio(answers.mainRevenue, answers.revenue)
  return condition('主营占比', `${percent(least)} 以上`, percent(share), reaches(share, least))
}

const debt = (answers: SrdiAnswers, most: number) => {
  const value = ratiosOf(answers).debt
  return condition(
    '资产负债率',
    `${percent(most)} 以下`,
    percent(value),
    value === undefined ? undefined : value <= most,
  )
}

const classOneIp = (
  { classOneIp: count }: SrdiAnswers,
  least: number,
  waived: boolean | undefined,
  by: string,
) => {
  return condition(
    'Ⅰ类知识产权',
    `${String(least)} 项以上（${by}可豁免）`,
    counted(count, '项'),
    either(reaches(count, least), waived),
  )
}

/** Evaluates the score of the ministry's platform; a missing one is for the authority to judge. */
const evaluation = ({ evaluationScore }: SrdiAnswers, least: number): Condition => {
  const required = `${String(least)} 分以上（由工信部平台评价）`
  const value = counted(evaluationScore, '分')
  if (evaluationScore === undefined) return { name: '发展评价得分', required, value, state: 'manual_review' }
  return condition('发展评价得分', required, value, evaluationScore >= least)
}

const researchText = (answers: SrdiAnswers) => {
  const { rd, rdBefore } = ratiosOf(answers)
  return `上年 ${money(answers.rdCost)}（${percent(rd)}），前年 ${money(answers.rdCostBefore)}（${percent(rdBefore)}）`
}

const percentTyped = (value: number | undefined) => percent(value === undefined ? undefined : value / 100)
