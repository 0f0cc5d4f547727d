import * as v from 'valibot'
import { Moment } from './call/sent.ts'
import { Id, paging, Word, Words } from './call/shape.ts'

/**
 * Parts of each policy in a list: those that a list shows, also its rules (`PolicyRules`), or all. Chosen, because
 * no other call brings a library to a device; `updatedFrom` asks for its changes. Price: a city must implement both.
 */
export const policyParts = ['brief', 'rules', 'whole'] as const

export const policySorts = ['最新发布', '截止最近', '最匹配'] as const
/** Filters of the policy list; several words of a filter mean any of them. */
export const PolicyFilter = v.object({
  ...paging,
  /**
   * Search text for title, 文号 and text; all of several words, split by spaces, must match. Matches in the title come
   * first.
   */
  keyword: v.optional(Word),
  level: v.optional(Words),
  region: v.optional(Words),
  department: v.optional(Words),
  policyType: v.optional(Words),
  supportMode: v.optional(Words),
  industry: v.optional(Words),
  targetScale: v.optional(Words),
  targetTag: v.optional(Words),
  /** States of the window. */
  state: v.optional(Words),
  validity: v.optional(Words),
  /** Ids of tags, as used for subscriptions. */
  tagId: v.optional(Words),
  /** Range of the publication: from this moment, to before that one; ISO strings. */
  publishedFrom: v.optional(Moment),
  publishedTo: v.optional(Moment),
  /** Earliest change, as an ISO string; for devices that keep the library. */
  updatedFrom: v.optional(Moment),
  sort: v.optional(v.picklist(policySorts), '最新发布'),
  /** Enterprise of the caller for 最匹配. */
  enId: v.optional(Id),
  part: v.optional(v.picklist(policyParts), 'brief'),
})
export type PolicyFilter = v.InferInput<typeof PolicyFilter>

/** Query of one policy: by its id, or by the short code printed on posters. */
export const OnePolicy = v.pipe(
  v.object({ id: v.optional(Id), enId: v.optional(Id), code: v.optional(Id) }),
  v.check(({ id, code }) => Boolean(id ?? code), '请指定政策'),
)
