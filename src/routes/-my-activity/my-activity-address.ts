/**
 * Unvalidated search parameters of 我的活动. The page validates them, so that the schema is not part of the
 * code that every page loads.
 */
export interface MineSearch {
  /** `waiting` or `past`; the activities to come by default. */
  group?: string
  page?: number
  keyword?: string
}
