import type { Field, Fields } from './call/fields.ts'
import type { ListingForm } from './market.ts'

/** The step of all these fields; the form's other step is a preview. */
const fill = { step: 'fill' } as const

/** Entries of the contract that are no fields of the form, or have another shape in it. */
type OtherEntries =
  | 'id'
  | 'version'
  | 'draftKey'
  | 'tradeType'
  | 'categoryPath' // branch and category
  | 'contentHtml' // description
  | 'images' // pictures

/**
 * Fields of a listing. Some categories rename some of them, and so do buyers' listings
 * (`features/market/listing-words.ts`).
 */
export const listingFields = {
  branch: { label: '大类', kind: 'choice', ...fill },
  category: { label: '小类', kind: 'choice', ...fill },
  title: { label: '名称', kind: 'text', ...fill },
  brand: { label: '品牌', kind: 'text', optional: true, ...fill },
  model: { label: '型号', kind: 'text', optional: true, ...fill },
  spec: { label: '规格', kind: 'text', optional: true, ...fill },
  material: { label: '材质', kind: 'text', optional: true, ...fill },
  // One entry per line.
  certs: { label: '认证', kind: 'text', optional: true, ...fill },
  priceType: { label: '价格方式', kind: 'choice', ...fill },
  price: { label: '价格', kind: 'number', unit: '元', decimals: 2, ...fill },
  unit: { label: '计量单位', kind: 'text', ...fill },
  moq: { label: '起订量', kind: 'number', unit: '', optional: true, ...fill },
  stock: { label: '库存', kind: 'number', unit: '', optional: true, ...fill },
  deliveryDays: { label: '交货天数', kind: 'number', unit: '天', optional: true, ...fill },
  origin: { label: '产地', kind: 'text', ...fill },
  description: { label: '详细说明', kind: 'text', optional: true, ...fill },
  pictures: { label: '图片', kind: 'files', ...fill },
  docs: { label: '资料', kind: 'files', optional: true, ...fill },
  contactName: { label: '联系人', kind: 'text', ...fill },
  contactPhone: { label: '联系电话', kind: 'text', ...fill },
} as const satisfies Fields & Record<Exclude<keyof ListingForm, OtherEntries>, Field>
