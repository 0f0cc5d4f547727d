import * as v from 'valibot'

/** Numbers of the caller's appeals by group of states. */
export const AppealNumbers = v.object({
  total: v.number(),
  /** 待受理, 已退回补充. */
  pending: v.number(),
  /** 已受理, 已转交, 办理中, 待评价. */
  processing: v.number(),
  /** 已办结, 不予受理, 已撤回. */
  finished: v.number(),
  /** Number of rated appeals. */
  rated: v.number(),
  /**
   * Percentage of the rated appeals that were at least partly solved and got 4 or 5 stars; missing if none was rated.
   */
  satisfaction: v.optional(v.number()),
})
