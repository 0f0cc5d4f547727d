import type { FormStep } from '#blocks/form/names.ts'
import type { StepKey } from './step-keys.ts'

/** The steps in their order, with their fields. */
export const steps: readonly FormStep<StepKey>[] = [
  {
    key: 'company',
    title: '企业信息',
    fields: ['enName', 'form.employees', 'form.contactName', 'form.contactPhone'],
  },
  {
    key: 'project',
    title: '项目与金额',
    fields: [
      'form.revenue',
      'form.rdCost',
      'form.rdRatio',
      'childrenName',
      'form.applyAmount',
      'form.projectName',
      'form.startDate',
      'form.endDate',
      'form.projectSummary',
    ],
  },
  { key: 'materials', title: '申报材料', fields: ['materials'] },
  { key: 'review', title: '核对并提交', fields: ['agreed'] },
]

/** Words of the fields, for the summary, the review and a conflict. */
export const labels = {
  enName: '申报企业',
  childrenName: '子项',
  'form.revenue': '上年营业收入',
  'form.rdCost': '上年研发费用',
  'form.rdRatio': '研发费用占比',
  'form.employees': '员工数',
  'form.applyAmount': '申请金额',
  'form.projectName': '项目名称',
  'form.projectSummary': '项目简介',
  'form.startDate': '项目开始日期',
  'form.endDate': '项目结束日期',
  'form.contactName': '联系人',
  'form.contactPhone': '联系电话',
  materials: '申报材料',
  agreed: '承诺',
} as const satisfies Record<string, string>

/** The fields that hold amounts in 元. */
export const amounts: readonly string[] = ['form.revenue', 'form.rdCost', 'form.applyAmount']

export const people = { unit: '人', decimals: 0 }
export const numbers = { 'form.employees': people }
