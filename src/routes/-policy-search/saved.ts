import { followed, type Following } from '#features/policy/following.ts'

/** Search that the user has named and saved. */
export interface SavedSearch {
  id: string
  name: string
  /** Query string of the search page. */
  search: string
  /** Number of policies found today; unknown while the search waits on the device. */
  policyCount?: number
  /** True while the change waits on the device. */
  waiting: boolean
}

/** Returns the saved searches among the subscriptions, with the waiting changes applied. */
export const savedSearches = (list: readonly Following[]): SavedSearch[] =>
  followed(list).flatMap(({ id, name, search, policyCount, change }) =>
    search === undefined
      ? []
      : [
          {
            id,
            name,
            search,
            ...(policyCount === undefined ? {} : { policyCount }),
            waiting: change !== undefined,
          },
        ],
  )

/**
 * Returns 共 12 条, or 待上传 while the change waits. Says 共, because the city counts what the search finds for anybody,
 * not what the enterprise can declare.
 */
export function todayText({ waiting, policyCount }: SavedSearch): string {
  if (waiting) return '待上传'
  return policyCount === undefined ? '' : `共 ${String(policyCount)} 条`
}
