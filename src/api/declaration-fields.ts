import type { Field, Fields } from './call/fields.ts'
import type { DeclarationForm, Payee } from './declaration.ts'

/** Steps of a declaration, in order. */
export const declarationSteps = {
  company: '企业信息',
  project: '项目与金额',
  materials: '申报材料',
  review: '核对并提交',
} as const

/**
 * Fields that every declaration has, used by its form, its review, its page and a returned paper; the item adds its own
 * (item-details.ts).
 */
export const declarationFields = {
  enName: { label: '申报企业', kind: 'shown', step: 'company' },
  'form.employees': { label: '员工数', kind: 'number', unit: '人', step: 'company' },
  'form.contactName': { label: '联系人', kind: 'text', step: 'company' },
  'form.contactPhone': { label: '联系电话', kind: 'text', step: 'company' },
  'form.revenue': { label: '上年营业收入', kind: 'money', step: 'project' },
  // Shown only if the item has sub-items.
  childrenName: { label: '子项', kind: 'choice', optional: true, step: 'project' },
  'form.applyAmount': { label: '申请金额', kind: 'money', step: 'project' },
  'form.projectName': { label: '项目名称', kind: 'text', step: 'project' },
  'form.startDate': { label: '项目开始日期', kind: 'day', step: 'project' },
  'form.endDate': { label: '项目结束日期', kind: 'day', step: 'project' },
  'form.projectSummary': { label: '项目简介', kind: 'text', step: 'project' },
  materials: { label: '申报材料', kind: 'papers', step: 'materials' },
  agreed: { label: '承诺', kind: 'flag', step: 'review' },
} as const satisfies Fields & Record<`form.${Exclude<keyof DeclarationForm, 'rdCost'>}`, Field>

/** Fields that an application-free benefit may still need for its payment; only missing ones are asked for. */
export const payeeFields = {
  contactName: { label: '联系人', kind: 'text', step: 'fill' },
  contactPhone: { label: '联系电话', kind: 'text', step: 'fill' },
  bank: { label: '开户银行', kind: 'text', step: 'fill' },
  account: { label: '收款账号', kind: 'text', step: 'fill' },
} as const satisfies Fields & Record<keyof Payee, Field>
