import type { MyProvider } from '#api/serve-provider.ts'

type Filled = Pick<MyProvider, 'logo' | 'qualifications' | 'website' | 'coverage' | 'productCount' | 'intro'>

/** What makes an organisation easy to find, and which way of looking passes it by while that is missing. */
const wants: { has: (one: Filled) => boolean; missing: string }[] = [
  { has: ({ logo }) => Boolean(logo), missing: '未上传机构标志，列表和详情中不显示图片' },
  {
    has: ({ qualifications }) => qualifications.length > 0,
    missing: '未填写资质，按“有资质证书”筛选时不显示',
  },
  { has: ({ website }) => Boolean(website), missing: '未填写网址，企业无法进一步了解机构' },
  { has: ({ intro }) => intro.length >= 50, missing: '机构简介少于 50 个字，不易被搜索到' },
  { has: ({ coverage }) => coverage.length > 0, missing: '未填写服务区域，按区域筛选时不显示' },
  { has: ({ productCount }) => productCount > 0, missing: '未上架服务，“服务产品”中不显示本机构' },
]

/** How complete an organisation's page is, in percent of what would help to find it, and what is missing. */
export function completeness(one: Filled): { percent: number; missing: string[] } {
  const missing = wants.filter(({ has }) => !has(one)).map((want) => want.missing)
  return { percent: Math.round(((wants.length - missing.length) / wants.length) * 100), missing }
}
