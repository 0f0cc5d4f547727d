import type { Policy } from '#api/policy.ts'

/** What enterprises of a tag are called in a document, which does not shorten. */
const tagged: Record<Policy['targetTags'][number], string> = {
  规上: '规模以上企业',
  高企: '高新技术企业',
  科小: '科技型中小企业',
  专精特新: '专精特新中小企业',
  小巨人: '专精特新“小巨人”企业',
  外贸: '外贸企业',
  初创: '初创企业',
}

/** 高新技术企业、科技型中小企业: enterprises of these tags. */
export const taggedText = (tags: Policy['targetTags']) => tags.map((one) => tagged[one]).join('、')

/** 大、中、小型企业和个体工商户: enterprises of these sizes. */
export function sizedText(scales: Policy['targetScale']): string {
  const enterprises = scales.filter((one) => one !== '个体')
  return `${enterprises.join('、')}型企业${enterprises.length < scales.length ? '和个体工商户' : ''}`
}
