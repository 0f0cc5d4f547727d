/**
 * Unvalidated search parameters of /policy/search; lists are words joined by commas. `filtersOf` validates
 * them on the page, so that the schema is not part of the code that every page loads.
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
