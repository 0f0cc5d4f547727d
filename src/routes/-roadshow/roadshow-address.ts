import type { NewsListSearch } from '#features/news/news-queries.ts'

/**
 * Unvalidated search parameters of 活动路演. `askedOf` validates them on the page, so that the schema is not
 * part of the code that every page loads.
 */
export interface RoadshowSearch extends NewsListSearch {
  keyword?: string
  type?: string
  mode?: string
  state?: string
  region?: string
  page?: number
  /** `calendar`; the list by default. */
  view?: string
  /** Month of the calendar: `2026-12`. */
  month?: string
  /** Open day of the calendar: `2026-12-18`. */
  day?: string
}
