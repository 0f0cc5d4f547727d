import type { Product } from '#api/serve-product.ts'
import type { CompareRow } from '#blocks/compare/rows.ts'
import { servicePriceText } from '#features/serve/price.ts'
import { scoreText } from '#features/serve/serve-words.ts'

/** Rows of the comparison of services: the five main facts first, then the kind and the ratings. */
export const rows: readonly CompareRow<Product>[] = [
  { label: '价格', words: servicePriceText },
  { label: '计价方式', words: ({ priceMode }) => priceMode },
  { label: '服务周期', words: ({ duration }) => duration },
  { label: '交付成果', words: ({ deliverables }) => deliverables.join('、') },
  { label: '服务流程', words: ({ process }) => process.join(' → ') },
  { label: '服务类别', words: ({ serviceType }) => serviceType },
  { label: '评分', words: scoreText },
  { label: '已服务', words: ({ orderCount }) => `${String(orderCount)} 次` },
  { label: '服务案例', words: ({ cases = [] }) => cases.join('、') },
  { label: '服务简介', own: true, words: ({ summary }) => summary },
  { label: '服务机构', own: true, words: ({ providerName }) => providerName },
]
