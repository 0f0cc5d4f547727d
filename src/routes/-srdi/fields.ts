import { awardLevels, directPasses, instituteLevels, ipLevels } from '#rules/srdi/answers.ts'
import type { SrdiTier } from '#rules/srdi/tiers.ts'
import type { AnswerKey } from '#features/srdi/srdi-draft.ts'
import type { SrdiStep } from '#features/srdi/links.ts'

/** Field of one answer. */
export interface AnswerField {
  key: AnswerKey
  label: string
  step: SrdiStep
  tiers: readonly SrdiTier[]
  hint?: string
  kind: 'money' | 'number' | 'choice' | 'several' | 'flag'
  unit?: string
  decimals?: number
  options?: readonly string[]
}

const young: SrdiTier = '创新型中小企业'
const srdi: SrdiTier = '专精特新中小企业'
const giant: SrdiTier = '专精特新“小巨人”企业'
const all = [young, srdi, giant]
const upper = [srdi, giant]

/** Fields in their order; `tiers` lists the titles whose rules in force use the answer. Superseded rules ask nothing. */
export const answerFields: readonly AnswerField[] = [
  {
    key: 'marketYears',
    label: '从事细分市场年限',
    step: 'form1',
    tiers: upper,
    kind: 'number',
    unit: '年',
    decimals: 1,
    hint: '从进入该细分市场算起',
  },
  { key: 'revenue', label: '上年营业收入', step: 'form1', tiers: all, kind: 'money' },
  { key: 'revenueBefore', label: '前年营业收入', step: 'form1', tiers: upper, kind: 'money' },
  { key: 'revenueTwoBefore', label: '大前年营业收入', step: 'form1', tiers: [giant], kind: 'money' },
  {
    key: 'rdCost',
    label: '上年研发费用',
    step: 'form1',
    tiers: all,
    kind: 'money',
    hint: '以审计报告或加计扣除口径为准',
  },
  { key: 'rdCostBefore', label: '前年研发费用', step: 'form1', tiers: upper, kind: 'money' },
  {
    key: 'equityRaised',
    label: '近两年股权融资',
    step: 'form1',
    tiers: [young, srdi],
    kind: 'money',
    hint: '没有的填 0',
  },
  { key: 'totalAssets', label: '资产总额', step: 'form1', tiers: all, kind: 'money', hint: '上年末' },
  { key: 'totalDebts', label: '负债总额', step: 'form1', tiers: all, kind: 'money', hint: '上年末' },
  { key: 'mainRevenue', label: '上年主营业务收入', step: 'form2', tiers: all, kind: 'money' },
  { key: 'mainRevenueBefore', label: '前年主营业务收入', step: 'form2', tiers: [young], kind: 'money' },
  {
    key: 'marketShare',
    label: '主导产品市场占有率',
    step: 'form2',
    tiers: upper,
    kind: 'number',
    unit: '%',
    decimals: 2,
    hint: '细分市场的占有率，以第三方证明为准',
  },
  { key: 'topThree', label: '主导产品国内前三', step: 'form2', tiers: [giant], kind: 'flag' },
  { key: 'keyField', label: '属于“六基”或产业链关键环节', step: 'form2', tiers: [giant], kind: 'flag' },
  {
    key: 'strategicIndustry',
    label: '主导产品属于战略性新兴产业',
    step: 'form2',
    tiers: [young],
    kind: 'flag',
  },
  {
    key: 'evaluationScore',
    label: '专精特新发展评价得分',
    step: 'form2',
    tiers: upper,
    kind: 'number',
    unit: '分',
    decimals: 2,
    hint: '由工信部平台给出，本页不计算；没有的可不填',
  },
  {
    key: 'direct',
    label: '直接符合的条件',
    step: 'form3',
    tiers: [young],
    kind: 'several',
    options: directPasses,
    hint: '满足任一项即直接符合',
  },
  {
    key: 'ipLevel',
    label: '有效知识产权',
    step: 'form3',
    tiers: [young],
    kind: 'choice',
    options: ipLevels,
    hint: 'Ⅰ类包括发明专利、集成电路布图设计、植物新品种等',
  },
  {
    key: 'classOneIp',
    label: 'Ⅰ类知识产权数量',
    step: 'form3',
    tiers: upper,
    kind: 'number',
    unit: '项',
    hint: '与主导产品相关，已授权且有效',
  },
  {
    key: 'institute',
    label: '研发机构',
    step: 'form3',
    tiers: [srdi],
    kind: 'choice',
    options: instituteLevels,
  },
  { key: 'award', label: '近三年科技奖', step: 'form3', tiers: upper, kind: 'choice', options: awardLevels },
]

export const labelOf = (key: AnswerKey): string => answerFields.find((one) => one.key === key)?.label ?? key

export const stepTitles: Record<SrdiStep, string> = {
  form1: '基本与门槛',
  form2: '专业化与精细化',
  form3: '特色化与创新能力',
}
