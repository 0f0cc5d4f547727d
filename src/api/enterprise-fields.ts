import type { Field, Fields } from './call/fields.ts'
import type { BasicForm } from './enterprise.ts'

/** Fields of an enterprise's basic record, used by its form and its page. */
export const basicFields = {
  mainBusiness: { label: '主营业务', kind: 'text' },
  district: { label: '区县', kind: 'choice' },
  industry: { label: '行业', kind: 'choice' },
  scale: { label: '企业规模', kind: 'choice' },
  address: { label: '地址', kind: 'text' },
  contactName: { label: '联系人', kind: 'text' },
  contactPhone: { label: '联系电话', kind: 'text' },
  website: { label: '网址', kind: 'text', optional: true },
  intro: { label: '企业简介', kind: 'text', optional: true },
} as const satisfies Fields & Record<keyof BasicForm, Field>
