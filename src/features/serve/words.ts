import { LEAST_RATINGS } from '#rules/service-score.ts'

/** How soon a provider answers, from its hours; undefined where it has answered too few to say. */
export function answerText(hours: number | undefined): string | undefined {
  if (hours === undefined) return undefined
  return hours < 24 ? `一般 ${String(hours)} 小时内回应` : `一般 ${String(Math.ceil(hours / 24))} 天内回应`
}

/** What is said of a score: nothing but how many there are, while they are too few. */
export function scoreText({ score, ratingCount }: { score: number; ratingCount: number }): string {
  if (score > 0) return `${score.toFixed(1)} 分（${String(ratingCount)} 次评价）`
  return ratingCount > 0
    ? `${String(ratingCount)} 次评价，满 ${String(LEAST_RATINGS)} 次后显示评分`
    : '暂无评价'
}

/** Words of a service's fields, as its form and the city's opinions call them. */
export const productLabels: Readonly<Record<string, string>> = {
  name: '服务名称',
  serviceType: '服务类别',
  cover: '封面图片',
  summary: '服务简介',
  contentHtml: '服务详情',
  process: '服务流程',
  deliverables: '交付成果',
  priceMode: '计价方式',
  priceMin: '价格',
  priceMax: '最高价',
  duration: '服务周期',
  cases: '服务案例',
}

/** The same of a provider's. */
export const providerLabels: Readonly<Record<string, string>> = {
  name: '机构名称',
  logo: '机构标志',
  creditCode: '统一社会信用代码',
  nature: '机构性质',
  foundedYear: '成立年份',
  teamSize: '团队人数',
  serviceTypes: '服务类别',
  coverage: '服务区域',
  qualifications: '资质',
  intro: '机构简介',
  address: '地址',
  website: '网址',
  contactName: '联系人',
  contactPhone: '联系电话',
}
