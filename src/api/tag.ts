import * as v from 'valibot'
import { tagGroups } from './policy-words.ts'

/** A subscription: a tag of the city, or a named search of the user. */
export const Tag = v.object({
  id: v.string(),
  name: v.string(),
  group: v.picklist(tagGroups),
  subscribed: v.boolean(),
  /** Number of policies in force under the tag; for a saved search, the number of its results. */
  policyCount: v.number(),
  /** Number of those policies that are open for application. */
  openCount: v.number(),
  /** For a saved search (group 检索): the query string of the search page, without `?`. */
  search: v.optional(v.string()),
})
export type Tag = v.InferOutput<typeof Tag>
