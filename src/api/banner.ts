import * as v from 'valibot'
import { area, endpoint } from './call/endpoint.ts'
import { page, paging, recordEntries } from './call/shape.ts'

/** Pages that carry banners. */
export const bannerPositions = [
  '首页',
  '政策',
  '申报',
  '诉求',
  '活动',
  '工业品市场',
  '专业服务',
  '服务超市',
] as const
/** Pictures drawn by the portal itself. */
export const bannerArts = [
  'city',
  'policy',
  'declare',
  'appeal',
  'activity',
  'market',
  'service',
  'medium',
] as const

/** A banner. `href` is a path of the portal. */
export const Banner = v.object({
  ...recordEntries,
  title: v.string(),
  subtitle: v.string(),
  position: v.picklist(bannerPositions),
  art: v.picklist(bannerArts),
  href: v.optional(v.string()),
  /** Sort order, ascending. */
  sort: v.number(),
})
export type Banner = v.InferOutput<typeof Banner>

export const banner = area('banner', {
  page: endpoint('GET /policy/api/ua/banner/page', {
    query: v.optional(v.object({ ...paging, position: v.optional(v.picklist(bannerPositions)) }), {}),
    answer: page(Banner),
  }),
  /**
   * Requested by no page, because the list contains every field of each banner, and no page of the
   * specification shows a single one.
   */
  one: endpoint('GET /policy/api/ua/banner/{id}', { answer: Banner }),
})
