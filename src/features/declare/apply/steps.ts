import type { Step } from '#ui/form/Stepper.tsx'
import type { StepKey } from './step-keys.ts'

/** A step with the fields that stand in it, by name or by the beginning of their names. */
interface FormStep extends Step {
  key: StepKey
  fields: readonly string[]
}

/** The steps in their order. */
export const steps: readonly FormStep[] = [
  {
    key: 'company',
    title: '企业信息',
    fields: ['form.employees', 'form.contactName', 'form.contactPhone'],
  },
  {
    key: 'project',
    title: '项目与金额',
    fields: [
      'form.revenue',
      'form.rdCost',
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

const belongs = (name: string, field: string) => name === field || name.startsWith(`${field}[`)

/** A field's place in the form, for sorting: step by step, and as the fields stand there. */
export function placeOf(name: string): number {
  const place = steps.flatMap((step) => step.fields).findIndex((field) => belongs(name, field))
  return place * 100 + Number(/\d+/.exec(name)?.[0] ?? 0)
}

/** The step that a field stands in; the last where it stands in none. */
export const stepOf = (name: string): StepKey =>
  steps.find((step) => step.fields.some((field) => belongs(name, field)))?.key ?? 'review'
