import * as v from 'valibot'
import { maybe } from '#lib/address.ts'

/** Which part of the page is shown: one's own subscriptions unless said; with `topic` that topic. */
export const SubscribeSearch = v.object({
  view: maybe(v.picklist(['add', 'topics'])),
  topic: maybe(v.string()),
  keyword: maybe(v.string()),
})
export type SubscribeSearch = v.InferOutput<typeof SubscribeSearch>
