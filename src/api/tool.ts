import * as v from 'valibot'
import { ruleSetIds } from '#rules/srdi.ts'
import { srdiTiers } from '#rules/srdi/tiers.ts'
import {
  awardLevels,
  digitalLevels,
  directPasses,
  instituteLevels,
  ipLevels,
  localItems,
  productFields,
  qualityItems,
} from '#rules/srdi/answers.ts'
import { srdiStates } from '#rules/srdi/result.ts'
import { area, endpoint } from './call/endpoint.ts'
import { MOST_PEOPLE } from './call/sent.ts'
import { form, notAnArray } from './call/shape.ts'

const money = (label: string) =>
  v.optional(
    v.pipe(
      v.number(`${label}应为数字`),
      v.minValue(0, `${label}不能小于 0`),
      v.maxValue(1e12, `${label}过大`),
    ),
  )
const count = (label: string) =>
  v.optional(
    v.pipe(
      v.number(`${label}应为数字`),
      v.integer(`${label}应为整数`),
      v.minValue(0, `${label}不能小于 0`),
      v.maxValue(MOST_PEOPLE, `${label}过大`),
    ),
  )
const score = (label: string) =>
  v.optional(
    v.pipe(
      v.number(`${label}应为数字`),
      v.minValue(0, `${label}应在 0 到 100 之间`),
      v.maxValue(100, `${label}应在 0 到 100 之间`),
    ),
  )
const choice = <const Words extends readonly string[]>(words: Words, label: string) =>
  v.optional(v.picklist(words, `请选择${label}`))
const choices = <const Words extends readonly string[]>(words: Words, label: string) =>
  v.optional(
    v.pipe(
      v.array(v.picklist(words, `请选择${label}`), `请选择${label}`),
      v.maxLength(words.length, `请选择${label}`),
    ),
  )

const yesNo = (label: string) => v.optional(v.boolean(`请选择${label}`))

/** Answers of a self evaluation, in the shape of `SrdiAnswers` of the rules; money in 元, ratios are computed. */
export const SrdiAnswers = v.object({
  marketYears: v.optional(
    v.pipe(v.number('请填写年限'), v.minValue(0, '年限不能小于 0'), v.maxValue(200, '年限过大')),
  ),
  revenue: money('上年营业收入'),
  revenueBefore: money('前年营业收入'),
  revenueTwoBefore: money('大前年营业收入'),
  mainRevenue: money('上年主营业务收入'),
  mainRevenueBefore: money('前年主营业务收入'),
  mainRevenueTwoBefore: money('大前年主营业务收入'),
  /** Net profit; negative for a loss. */
  netProfit: v.optional(
    v.pipe(v.number('净利润应为数字'), v.minValue(-1e12, '净利润过小'), v.maxValue(1e12, '净利润过大')),
  ),
  totalAssets: money('资产总额'),
  totalDebts: money('负债总额'),
  rdCost: money('上年研发费用'),
  rdCostBefore: money('前年研发费用'),
  employees: count('员工数'),
  rdEmployees: count('研发人员数'),
  equityRaised: money('近两年股权融资'),
  ipLevel: choice(ipLevels, '有效知识产权'),
  classOneIp: count('Ⅰ类知识产权'),
  strategicIndustry: yesNo('战略性新兴产业'),
  productField: choice(productFields, '主导产品领域'),
  digitalLevel: choice(digitalLevels, '数字化水平'),
  quality: choices(qualityItems, '质量管理'),
  local: choices(localItems, '地方特色'),
  institute: choice(instituteLevels, '研发机构'),
  award: choice(awardLevels, '科技奖'),
  direct: choices(directPasses, '直接符合的条件'),
  marketShare: score('市场占有率'),
  topThree: yesNo('国内前三'),
  keyField: yesNo('关键领域'),
  evaluationScore: score('发展评价得分'),
})
export type SrdiAnswers = v.InferOutput<typeof SrdiAnswers>

const RuleSet = v.object({
  id: v.picklist(ruleSetIds),
  tier: v.picklist(srdiTiers),
  name: v.string(),
  document: v.string(),
  /** Version in the city's transcription of the document; the portal shows both if they differ (chosen). */
  version: v.optional(v.string()),
  inForce: v.string(),
  supersededOn: v.optional(v.string()),
})

/** Points of a part; `from` and `to` are the lowest and highest possible points while values are unknown (chosen). */
const pointEntries = {
  name: v.string(),
  points: v.number(),
  most: v.number(),
  from: v.number(),
  to: v.number(),
}

/** Result of a rule set; `total` and `parts` only if it gives points. `notice` is shown with every result. */
export const SrdiScore = v.object({
  ruleSet: RuleSet,
  parts: v.array(
    v.object({
      ...pointEntries,
      least: v.optional(v.number()),
      /** Band of the value, if the value does not show it (chosen). */
      indicators: v.array(v.object({ ...pointEntries, value: v.string(), band: v.optional(v.string()) })),
    }),
  ),
  conditions: v.array(
    v.object({
      name: v.string(),
      required: v.string(),
      value: v.string(),
      state: v.picklist(srdiStates),
    }),
  ),
  total: v.optional(v.number()),
  pass: v.optional(v.number()),
  from: v.optional(v.number()),
  to: v.optional(v.number()),
  passed: v.boolean(),
  reasons: v.array(v.string()),
  notice: v.string(),
})
export type SrdiScore = v.InferOutput<typeof SrdiScore>

export const tool = area('tool', {
  /** Scores a self evaluation by one rule set; stores nothing. */
  srdiScore: endpoint('POST /policy/program/srdi/score', {
    access: 'open',
    body: form({ ruleSet: v.picklist(ruleSetIds, '请选择评价标准'), answers: notAnArray(SrdiAnswers) }),
    answer: SrdiScore,
  }),
})
