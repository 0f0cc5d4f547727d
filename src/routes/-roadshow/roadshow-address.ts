import type { NewsListSearch } from '#features/news/news-queries.ts'

/**
 * The address of 活动路演 as it comes. `askedOf` makes sense of it on the page, so that its schema is no part of what
 * every page loads.
 */
export interface RoadshowSearch extends NewsListSearch {
  keyword?: string | undefined
  type?: string | undefined
  mode?: string | undefined
  state?: string | undefined
  region?: string | undefined
  page?: number | undefined
  /** `calendar`; the list unless said. */
  view?: string | undefined
  /** Of the calendar, `2026-12`. */
  month?: string | undefined
  /** Of the calendar, `2026-12-18`. */
  day?: string | undefined
}
