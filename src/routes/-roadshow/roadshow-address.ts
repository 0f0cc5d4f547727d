import type { NewsListSearch } from '#features/news/news-queries.ts'

/**
 * The address of 活动路演 as it comes. `askedOf` makes sense of it on the page, so that its schema is no part of what
 * every page loads.
 */
export interface RoadshowSearch extends NewsListSearch {
  keyword?: string
  type?: string
  mode?: string
  state?: string
  region?: string
  page?: number
  /** `calendar`; the list unless said. */
  view?: string
  /** Of the calendar, `2026-12`. */
  month?: string
  /** Of the calendar, `2026-12-18`. */
  day?: string
}
