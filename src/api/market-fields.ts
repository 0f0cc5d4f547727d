import type { Field, Fields } from './call/fields.ts'
import type { ListingForm } from './market.ts'

/** The step of the form that all of them stand in; the other one shows how the listing will look. */
const fill = { step: 'fill' } as const

/** What the contract has besides the fields of its form, and what the form has in another shape. */
type Apart =
  | 'id'
  | 'version'
  | 'draftKey'
  | 'tradeType'
  | 'categoryPath' // branch and category
  | 'contentHtml' // description
  | 'images' // pictures

/**
 * The fields of a listing. A category calls some of them in the words of its trade, and a buyer in other ones
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
  // An entry a line.
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
} as const satisfies Fields & Record<Exclude<keyof ListingForm, Apart>, Field>
