/**
 * The address of /policy/search as it comes: lists are words joined by commas. `filtersOf` makes sense of it on the
 * page, so that its schema is no part of what every page loads.
 */
export interface PolicySearch {
  keyword?: string
  level?: string
  region?: string
  department?: string
  policyType?: string
  supportMode?: string
  industry?: string
  targetScale?: string
  targetTag?: string
  state?: string
  validity?: string
  publishedFrom?: string
  publishedTo?: string
  sort?: string
  page?: number
}
