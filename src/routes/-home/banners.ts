import { banner } from '#api/banner.ts'
import { query } from '#api/call/query.ts'

/** The city's banners of the home page. */
export const bannersQuery = query(banner.page, { query: { position: '首页', size: 6 } })
