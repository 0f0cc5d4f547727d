import * as v from 'valibot'
import { maybe } from '#lib/address.ts'

/** Search parameters of the page: the user's subscriptions by default; with `topic` that topic. */
export const SubscribeSearch = v.object({
  view: maybe(v.picklist(['add', 'topics'])),
  topic: maybe(v.string()),
  keyword: maybe(v.string()),
})
export type SubscribeSearch = v.InferOutput<typeof SubscribeSearch>
