import type { Field, Fields } from './call/fields.ts'
import type { ProviderForm } from './serve-provider.ts'

/**
 * Labels of a provider's fields, used by its form and by the city's opinions. Qualifications are edited as text, one
 * per line.
 */
export const providerFields = {
  name: { label: '机构名称', kind: 'text' },
  creditCode: { label: '统一社会信用代码', kind: 'text' },
  nature: { label: '机构性质', kind: 'choice' },
  foundedYear: { label: '成立年份', kind: 'number', unit: '年' },
  teamSize: { label: '团队人数', kind: 'number', unit: '人' },
  serviceTypes: { label: '服务类别', kind: 'list' },
  coverage: { label: '服务区域', kind: 'list' },
  intro: { label: '机构简介', kind: 'text' },
  qualifications: { label: '资质', kind: 'text', optional: true },
  logo: { label: '机构标志', kind: 'files', optional: true },
  address: { label: '地址', kind: 'text' },
  website: { label: '网址', kind: 'text', optional: true },
  contactName: { label: '联系人', kind: 'text' },
  contactPhone: { label: '联系电话', kind: 'text' },
} as const satisfies Fields & Record<Exclude<keyof ProviderForm, 'id' | 'version' | 'draft'>, Field>
