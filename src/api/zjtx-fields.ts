import type { Field, Fields } from './call/fields.ts'
import type { ZjtxForm } from './zjtx.ts'

/** Steps of a special declaration, in order. */
export const zjtxSteps = {
  market: '企业与市场',
  figures: '财务数据',
  people: '研发与人员',
  ip: '知识产权',
  quality: '质量与数字化',
  papers: '申报材料',
  review: '核对提交',
} as const

/** Fields of a special declaration, used by its form, its review, its page and a returned paper. */
export const zjtxFields = {
  'form.tier': { label: '申报类型', kind: 'choice', step: 'market' },
  'form.industryCode': { label: '所属行业', kind: 'choice', step: 'market' },
  'form.mainProduct': { label: '主导产品', kind: 'text', step: 'market' },
  'form.marketYears': { label: '从事细分市场年限', kind: 'number', unit: '年', decimals: 1, step: 'market' },
  'form.marketShare': {
    label: '市场占有率',
    kind: 'number',
    unit: '%',
    decimals: 2,
    optional: true,
    step: 'market',
  },
  // Values 是, 否, or '' without an answer; only for a giant (小巨人).
  'form.topThree': { label: '主导产品国内前三', kind: 'choice', optional: true, step: 'market' },
  'form.keyField': { label: '属于“六基”或产业链关键环节', kind: 'choice', optional: true, step: 'market' },
  'form.summary': { label: '企业简介', kind: 'text', step: 'market' },
  'form.contactName': { label: '联系人', kind: 'text', step: 'market' },
  'form.contactPhone': { label: '联系电话', kind: 'text', step: 'market' },
  'form.revenue': { label: '上年营业收入', kind: 'money', step: 'figures' },
  'form.revenueBefore': { label: '前年营业收入', kind: 'money', step: 'figures' },
  'form.revenueTwoBefore': { label: '大前年营业收入', kind: 'money', optional: true, step: 'figures' },
  'form.mainRevenue': { label: '上年主营业务收入', kind: 'money', step: 'figures' },
  'form.rdCost': { label: '上年研发费用', kind: 'money', step: 'figures' },
  'form.rdCostBefore': { label: '前年研发费用', kind: 'money', step: 'figures' },
  'form.totalAssets': { label: '上年资产总额', kind: 'money', step: 'figures' },
  'form.totalDebts': { label: '上年负债总额', kind: 'money', step: 'figures' },
  'form.equityRaised': { label: '近两年股权融资', kind: 'money', optional: true, step: 'figures' },
  'form.employees': { label: '员工数', kind: 'number', unit: '人', step: 'people' },
  'form.rdEmployees': { label: '研发人员数', kind: 'number', unit: '人', step: 'people' },
  'form.institute': { label: '研发机构', kind: 'choice', optional: true, step: 'people' },
  'form.award': { label: '近三年科技奖', kind: 'choice', optional: true, step: 'people' },
  'form.ip': { label: '知识产权', kind: 'rows', optional: true, step: 'ip' },
  'form.ip.name': { label: '名称', kind: 'column' },
  'form.ip.kind': { label: '类别', kind: 'column' },
  'form.ip.no': { label: '证书或专利号', kind: 'column' },
  'form.ip.date': { label: '授权日期', kind: 'column' },
  'form.patents': { label: 'Ⅰ类知识产权数量', kind: 'shown', step: 'ip' },
  // Empty without an answer.
  'form.quality': { label: '质量管理', kind: 'list', optional: true, step: 'quality' },
  'form.digitalLevel': { label: '数字化水平', kind: 'choice', optional: true, step: 'quality' },
  'form.evaluationScore': {
    label: '发展评价得分',
    kind: 'number',
    unit: '分',
    decimals: 2,
    optional: true,
    step: 'quality',
  },
  materials: { label: '申报材料', kind: 'papers', step: 'papers' },
  agreed: { label: '承诺', kind: 'flag', step: 'review' },
} as const satisfies Fields & Record<`form.${keyof ZjtxForm}`, Field>
