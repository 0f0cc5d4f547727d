import { followed, type Following } from '#features/policy/following.ts'

/** A search that was given a name. */
export interface SavedSearch {
  id: string
  name: string
  /** The query string of the search page. */
  search: string
  /** What it finds today; unknown while it waits on the device. */
  policyCount?: number
  /** True while the city does not know of it yet. */
  waiting: boolean
}

/** Returns the searches among what I follow, with what waits on this device done to them already. */
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

/** 今日符合 12 条, or that the city does not know of it yet. */
export function todayText({ waiting, policyCount }: SavedSearch): string {
  if (waiting) return '待上传'
  return policyCount === undefined ? '' : `今日符合 ${String(policyCount)} 条`
}
