/**
 * The address of 今日申报 as it comes: lists are words joined by commas. `askedOf` makes sense of it on the page, so
 * that its schema is no part of what every page loads.
 */
export interface ApplySearch {
  tab?: string | undefined
  level?: string | undefined
  department?: string | undefined
  policyType?: string | undefined
  keyword?: string | undefined
  sort?: string | undefined
  page?: number | undefined
  /** `calendar`; the list unless said. */
  view?: string | undefined
  /** Of the calendar, `2026-12`. */
  month?: string | undefined
  /** Of the calendar, `2026-12-18`. */
  day?: string | undefined
}
