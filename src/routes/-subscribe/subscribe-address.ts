import * as v from 'valibot'
import { optionalParam } from '#lib/address.ts'

/** Search parameters of the page: the user's subscriptions by default; with `topic` that topic. */
export const SubscribeSearch = v.object({
  view: optionalParam(v.picklist(['add', 'topics'])),
  topic: optionalParam(v.string()),
  keyword: optionalParam(v.string()),
})
export type SubscribeSearch = v.InferOutput<typeof SubscribeSearch>
