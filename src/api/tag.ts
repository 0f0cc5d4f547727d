import * as v from 'valibot'
import { tagGroups } from './policy-words.ts'

/** Holds what one can subscribe to: a word of the city's, or a search of one's own that was given a name. */
export const Tag = v.object({
  id: v.string(),
  name: v.string(),
  group: v.picklist(tagGroups),
  subscribed: v.boolean(),
  /** Policies in force that it stands for; of a search of one's own, what it finds when it is opened. */
  policyCount: v.number(),
  /** Those of them that can be applied for now. */
  openCount: v.number(),
  /** For a search of one's own (group 检索): the query string of the search page, without `?`. */
  search: v.optional(v.string()),
})
export type Tag = v.InferOutput<typeof Tag>
