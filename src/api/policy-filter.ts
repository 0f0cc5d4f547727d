import * as v from 'valibot'
import { Moment } from './call/sent.ts'
import { Id, paging, Word, Words } from './call/shape.ts'

/** How much of each policy a list carries: what a list shows, also what it asks (`PolicyRules`), or all of it. */
export const policyParts = ['brief', 'rules', 'whole'] as const

export const policySorts = ['最新发布', '截止最近', '最匹配'] as const
/** Filters of the policy list; where several words are given, any of them will do. */
export const PolicyFilter = v.object({
  ...paging,
  /** Looked for in title, 文号 and text; several words, split by spaces, must all be there. All in the title come first. */
  keyword: v.optional(Word),
  level: v.optional(Words),
  region: v.optional(Words),
  department: v.optional(Words),
  policyType: v.optional(Words),
  supportMode: v.optional(Words),
  industry: v.optional(Words),
  targetScale: v.optional(Words),
  targetTag: v.optional(Words),
  /** Window states. */
  state: v.optional(Words),
  validity: v.optional(Words),
  /** Ids of tags, as one subscribes to them. */
  tagId: v.optional(Words),
  /** Published at this moment or later, and before that one; ISO strings. */
  publishedFrom: v.optional(Moment),
  publishedTo: v.optional(Moment),
  /** Changed at this moment or later; an ISO string. For a device that keeps the library. */
  updatedFrom: v.optional(Moment),
  sort: v.optional(v.picklist(policySorts), '最新发布'),
  /** 最匹配 is judged for this enterprise of the caller's. */
  enId: v.optional(Id),
  part: v.optional(v.picklist(policyParts), 'brief'),
})
export type PolicyFilter = v.InferInput<typeof PolicyFilter>

/** Which policy is asked for: by its id, or by the short code that posters print. */
export const OnePolicy = v.pipe(
  v.object({ id: v.optional(Id), enId: v.optional(Id), code: v.optional(Id) }),
  v.check(({ id, code }) => Boolean(id ?? code), '请指定政策'),
)
