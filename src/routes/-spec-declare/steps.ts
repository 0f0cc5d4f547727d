import type { FormStep } from '#blocks/form/names.ts'
import { moneyKeys, numberKeys } from './values.ts'

/** The tasks of a special declaration, as addresses name them. */
export const taskKeys = ['market', 'figures', 'people', 'ip', 'quality', 'papers', 'review'] as const
export type TaskKey = (typeof taskKeys)[number]

const form = (...keys: string[]) => keys.map((key) => `form.${key}`)

/** The tasks in their order, with their fields. */
export const steps: readonly FormStep<TaskKey>[] = [
  {
    key: 'market',
    title: '企业与市场',
    fields: form(
      'tier',
      'industryCode',
      'mainProduct',
      'marketYears',
      'marketShare',
      'topThree',
      'keyField',
      'summary',
      'contactName',
      'contactPhone',
    ),
  },
  { key: 'figures', title: '财务数据', fields: form(...moneyKeys) },
  { key: 'people', title: '研发与人员', fields: form('employees', 'rdEmployees', 'institute', 'award') },
  { key: 'ip', title: '知识产权', fields: form('ip', 'patents') },
  { key: 'quality', title: '质量与数字化', fields: form('quality', 'digitalLevel', 'evaluationScore') },
  { key: 'papers', title: '申报材料', fields: ['materials'] },
  { key: 'review', title: '核对提交', fields: ['agreed'] },
]

/** Words of the fields, for the summary, the review and a conflict. */
export const labels: Record<string, string> = {
  'form.tier': '申报类型',
  'form.industryCode': '所属行业',
  'form.mainProduct': '主导产品',
  'form.marketYears': '从事细分市场年限',
  'form.marketShare': '市场占有率',
  'form.topThree': '主导产品国内前三',
  'form.keyField': '属于“六基”或产业链关键环节',
  'form.summary': '企业简介',
  'form.contactName': '联系人',
  'form.contactPhone': '联系电话',
  'form.revenue': '上年营业收入',
  'form.revenueBefore': '前年营业收入',
  'form.revenueTwoBefore': '大前年营业收入',
  'form.mainRevenue': '上年主营业务收入',
  'form.rdCost': '上年研发费用',
  'form.rdCostBefore': '前年研发费用',
  'form.totalAssets': '上年资产总额',
  'form.totalDebts': '上年负债总额',
  'form.equityRaised': '近两年股权融资',
  'form.employees': '员工数',
  'form.rdEmployees': '研发人员数',
  'form.institute': '研发机构',
  'form.award': '近三年科技奖',
  'form.ip': '知识产权',
  'form.ip.name': '名称',
  'form.ip.kind': '类别',
  'form.ip.no': '证书或专利号',
  'form.ip.date': '授权日期',
  'form.patents': 'Ⅰ类知识产权数量',
  'form.quality': '质量管理',
  'form.digitalLevel': '数字化水平',
  'form.evaluationScore': '发展评价得分',
  materials: '申报材料',
  agreed: '承诺',
}

export const amounts: readonly string[] = moneyKeys.map((key) => `form.${key}`)
export const numbers = Object.fromEntries(
  Object.entries(numberKeys).map(([key, writing]) => [`form.${key}`, writing]),
)
