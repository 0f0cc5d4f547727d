import type { MyProvider } from '#api/serve-provider.ts'
import { LEAST_RATINGS } from '#rules/service-score.ts'

type Filled = Pick<
  MyProvider,
  'logo' | 'qualifications' | 'website' | 'coverage' | 'productCount' | 'intro' | 'score'
>

interface Want {
  has: (one: Filled) => boolean
  missing: string
}

/** Fields that make an organisation easy to find, with the filter that misses it without the field. */
const wants: Want[] = [
  {
    has: ({ qualifications }) => qualifications.length > 0,
    missing: '未填写资质，按“资质”筛选“有资质证书”时不显示',
  },
  { has: ({ coverage }) => coverage.length > 0, missing: '未填写服务区域，按“区域”筛选时不显示' },
  { has: ({ productCount }) => productCount > 0, missing: '未上架服务，“服务产品”中不显示本机构' },
  { has: ({ intro }) => intro.length >= 50, missing: '机构简介少于 50 个字，不影响筛选，但不易被搜索到' },
  { has: ({ logo }) => Boolean(logo), missing: '未上传机构标志，不影响筛选，但机构页面不显示图片' },
  { has: ({ website }) => Boolean(website), missing: '未填写网址，不影响筛选，但企业无法进一步了解机构' },
]

/** Ratings, which only customers give: shown as missing, but not counted in the percentage. */
const rated: Want = {
  has: ({ score }) => score > 0,
  missing: `评价不足 ${String(LEAST_RATINGS)} 次，按“评分”筛选时不显示，按评分排序时在最后`,
}

/** Returns the completeness of an organisation's page in percent, and the missing parts. */
export function completeness(one: Filled): { percent: number; missing: string[] } {
  const lacks = ({ has }: Want) => !has(one)
  return {
    percent: Math.round((wants.filter(({ has }) => has(one)).length / wants.length) * 100),
    missing: [...wants, rated].filter(lacks).map((want) => want.missing),
  }
}
