/** The address of 我的活动 as it comes; the page makes sense of it, so that its schema is no part of what every page loads. */
export interface MineSearch {
  /** `waiting` or `past`; what is to come unless said. */
  group?: string
  page?: number
  keyword?: string
}
