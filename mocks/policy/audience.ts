import type { Policy } from '#api/policy.ts'

/** Full names of tagged enterprises, as used in documents. */
const tagNames: Record<Policy['targetTags'][number], string> = {
  规上: '规模以上企业',
  高企: '高新技术企业',
  科小: '科技型中小企业',
  专精特新: '专精特新中小企业',
  小巨人: '专精特新“小巨人”企业',
  外贸: '外贸企业',
  初创: '初创企业',
}

/** Returns the enterprises of these tags in words, such as 高新技术企业、科技型中小企业. */
export const taggedText = (tags: Policy['targetTags']) => tags.map((one) => tagNames[one]).join('、')

/** Returns the enterprises of these sizes in words, such as 大、中、小型企业和个体工商户. */
export function sizedText(scales: Policy['targetScale']): string {
  const enterprises = scales.filter((one) => one !== '个体')
  return `${enterprises.join('、')}型企业${enterprises.length < scales.length ? '和个体工商户' : ''}`
}
