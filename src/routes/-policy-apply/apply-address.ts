/**
 * The address of 今日申报 as it comes: lists are words joined by commas. `askedOf` makes sense of it on the page, so
 * that its schema is no part of what every page loads.
 */
export interface ApplySearch {
  tab?: string
  level?: string
  department?: string
  policyType?: string
  keyword?: string
  sort?: string
  page?: number
  /** `calendar`; the list unless said. */
  view?: string
  /** Of the calendar, `2026-12`. */
  month?: string
  /** Of the calendar, `2026-12-18`. */
  day?: string
}
