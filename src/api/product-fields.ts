import type { Field, Fields } from './call/fields.ts'
import type { ProductForm } from './serve-product.ts'

const fill = { step: 'fill' } as const

/** Entries of the contract that are no fields of the form. */
type OtherEntries = 'id' | 'version' | 'draft' | 'providerId'

/**
 * Labels of a service's fields, used by its form and by the city's opinions. Texts of several entries have one entry
 * per line.
 */
export const productFields = {
  name: { label: '服务名称', kind: 'text', ...fill },
  serviceType: { label: '服务类别', kind: 'choice', ...fill },
  summary: { label: '服务简介', kind: 'text', ...fill },
  priceMode: { label: '计价方式', kind: 'choice', ...fill },
  // Shown only if the price mode has prices.
  priceMin: { label: '价格', kind: 'number', unit: '元', decimals: 2, ...fill },
  priceMax: { label: '最高价', kind: 'number', unit: '元', decimals: 2, ...fill },
  duration: { label: '服务周期', kind: 'text', ...fill },
  process: { label: '服务流程', kind: 'text', ...fill },
  deliverables: { label: '交付成果', kind: 'text', ...fill },
  contentHtml: { label: '服务详情', kind: 'text', optional: true, ...fill },
  cases: { label: '服务案例', kind: 'text', optional: true, ...fill },
  cover: { label: '封面图片', kind: 'files', optional: true, ...fill },
} as const satisfies Fields & Record<Exclude<keyof ProductForm, OtherEntries>, Field>
