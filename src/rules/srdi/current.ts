import { compoundGrowth, ratio, ratiosOf, type SrdiAnswers } from './answers.ts'
import {
  atLeast,
  both,
  type Condition,
  condition,
  counted,
  either,
  type Findings,
  isMet,
  type Measure,
  money,
  obstacle,
  percent,
} from './result.ts'

const WAN = 10_000

/** Evaluates 专精特新中小企业 by the rule in force (工信部企业〔2026〕2号): every condition must be met. */
export function currentSpecialised(answers: SrdiAnswers): Findings {
  const { revenue, equityRaised, rdCost, rdCostBefore, institute, award } = answers
  const { rd, rdBefore } = ratiosOf(answers)
  const scale = [
    atLeast('营收', revenue, 1_500 * WAN, '元'),
    atLeast('近两年股权投资', equityRaised, 2_000 * WAN, '元'),
  ]
  const research = [
    atLeast('上年研发费用', rdCost, 100 * WAN, '元'),
    atLeast('占上年营收', rd, 0.03, '%'),
    atLeast('前年研发费用', rdCostBefore, 100 * WAN, '元'),
    atLeast('占前年营收', rdBefore, 0.03, '%'),
  ]
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
      either(...scale.map(isMet)),
      scale,
    ),
    mainShare(answers, 0.8),
    debt(answers, 0.8),
    condition(
      '研发',
      '近两年每年 100 万元以上且占营收 3% 以上',
      researchText(answers),
      both(...research.map(isMet)),
      research,
    ),
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
  const income = atLeast('上年营收', revenue, 5_000 * WAN, '元')
  const growth = atLeast('两年营收复合增长', compoundGrowth(answers), 0.05, '%')
  const together = rdCost === undefined || rdCostBefore === undefined ? undefined : rdCost + rdCostBefore
  const research = [
    atLeast('近两年研发费用', together, 1_200 * WAN, '元'),
    atLeast('占上年营收', rd, 0.03, '%'),
    atLeast('占前年营收', rdBefore, 0.03, '%'),
  ]
  const share = atLeast('市场占有率', marketShare === undefined ? undefined : marketShare / 100, 0.1, '%')
  return found([
    years(answers),
    condition(income.name, '5,000 万元以上', money(revenue), isMet(income), [income]),
    mainShare(answers, 0.9),
    condition(growth.name, '5% 以上', percent(growth.value), isMet(growth), [growth]),
    debt(answers, 0.75),
    condition(
      '研发',
      '近两年合计 1,200 万元以上且每年占营收 3% 以上',
      researchText(answers),
      both(...research.map(isMet)),
      research,
    ),
    classOneIp(answers, 4, award === undefined ? undefined : award === '国家级前三', '国家级科技奖前三'),
    condition(
      share.name,
      '10% 以上，或国内前三',
      `${percent(share.value)}${topThree ? '，国内前三' : ''}`,
      either(isMet(share), topThree),
      [share],
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

const years = ({ marketYears }: SrdiAnswers) => {
  const age = atLeast('细分市场年限', marketYears, 3, '年')
  return condition(age.name, '3 年以上', counted(marketYears, '年'), isMet(age), [age])
}

const mainShare = (answers: SrdiAnswers, least: number) => {
  const part = ratio(answers.mainRevenue, answers.revenue)
  const share: Measure = { ...atLeast('主营占比', part, least, '%'), most: 1 }
  return condition(share.name, `${percent(least)} 以上`, percent(share.value), isMet(share), [share])
}

const debt = (answers: SrdiAnswers, most: number) => {
  const load: Measure = { ...atLeast('资产负债率', ratiosOf(answers).debt, most, '%'), isMost: true }
  return condition(load.name, `${percent(most)} 以下`, percent(load.value), isMet(load), [load])
}

const classOneIp = (
  { classOneIp: count }: SrdiAnswers,
  least: number,
  waived: boolean | undefined,
  by: string,
) => {
  const rights = atLeast('Ⅰ类知识产权', count, least, '项')
  return condition(
    rights.name,
    `${String(least)} 项以上（${by}可豁免）`,
    counted(count, '项'),
    either(isMet(rights), waived),
    [rights],
  )
}

/** Evaluates the score of the ministry's platform; a missing one is for the authority to judge. */
const evaluation = ({ evaluationScore }: SrdiAnswers, least: number): Condition => {
  const required = `${String(least)} 分以上（由工信部平台评价）`
  const value = counted(evaluationScore, '分')
  const score = atLeast('发展评价得分', evaluationScore, least, '分')
  if (evaluationScore === undefined) return { name: score.name, required, value, state: 'manual_review' }
  return condition(score.name, required, value, isMet(score), [score])
}

const researchText = (answers: SrdiAnswers) => {
  const { rd, rdBefore } = ratiosOf(answers)
  return `上年 ${money(answers.rdCost)}（${percent(rd)}），前年 ${money(answers.rdCostBefore)}（${percent(rdBefore)}）`
}

const percentTyped = (value: number | undefined) => percent(value === undefined ? undefined : value / 100)
