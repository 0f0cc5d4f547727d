import type { Field, Fields } from './call/fields.ts'
import type { DemandForm, SupplyForm } from './docking.ts'

/** The step of all these fields; the form's other step is a preview. */
const fill = { step: 'fill' } as const

const basics = {
  title: { label: '标题', kind: 'text', ...fill },
  category: { label: '类别', kind: 'choice', ...fill },
  industry: { label: '所属行业', kind: 'choice', ...fill },
  region: { label: '所在地区', kind: 'choice', ...fill },
  description: { label: '详细说明', kind: 'text', ...fill },
} as const
const terms = {
  quantity: { label: '数量', kind: 'number', unit: '', decimals: 2, optional: true, ...fill },
  unit: { label: '单位', kind: 'choice', optional: true, ...fill },
  deliveryDate: { label: '交付日期', kind: 'day', optional: true, ...fill },
  deadline: { label: '截止日期', kind: 'day', ...fill },
} as const
const rest = {
  pictures: { label: '图片', kind: 'files', optional: true, ...fill },
  attachments: { label: '附件', kind: 'files', optional: true, ...fill },
  contactName: { label: '联系人', kind: 'text', ...fill },
  contactPhone: { label: '联系电话', kind: 'text', ...fill },
} as const

/** Entries of the contract that are no fields of the form: marks of the record, and pictures under another name. */
type OtherEntries = 'id' | 'version' | 'draftKey' | 'draft' | 'images'

/** Labels of a demand's fields, used by its form and by the city's opinions. */
export const demandFields = {
  ...basics,
  budgetType: { label: '预算方式', kind: 'choice', ...fill },
  // Shown only if a budget is stated.
  budgetMin: { label: '最低预算', kind: 'money', ...fill },
  budgetMax: { label: '最高预算', kind: 'money', ...fill },
  ...terms,
  ...rest,
} as const satisfies Fields & Record<Exclude<keyof DemandForm, OtherEntries>, Field>

/**
 * Fields of a supply, which has a price in place of a budget. Qualifications and cases are edited as text, one entry
 * per line.
 */
export const supplyFields = {
  ...basics,
  budgetType: { label: '价格方式', kind: 'choice', ...fill },
  price: { label: '价格', kind: 'number', unit: '元', decimals: 2, ...fill },
  priceUnit: { label: '计价单位', kind: 'text', ...fill },
  minOrder: { label: '起订量', kind: 'text', optional: true, ...fill },
  ...terms,
  qualification: { label: '资质', kind: 'text', optional: true, ...fill },
  cases: { label: '案例', kind: 'text', optional: true, ...fill },
  ...rest,
} as const satisfies Fields &
  Record<Exclude<keyof SupplyForm, OtherEntries | 'budgetMin' | 'budgetMax'>, Field>
