/**
 * Unvalidated search parameters of 今日申报; lists are words joined by commas. `askedOf` validates them on
 * the page, so that the schema is not part of the code that every page loads.
 */
export interface ApplySearch {
  tab?: string
  level?: string
  department?: string
  policyType?: string
  keyword?: string
  sort?: string
  page?: number
  /** `calendar`; the list by default. */
  view?: string
  /** Month of the calendar: `2026-12`. */
  month?: string
  /** Open day of the calendar: `2026-12-18`. */
  day?: string
}
