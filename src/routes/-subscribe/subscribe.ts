import { linkOptions } from '@tanstack/react-router'
import * as v from 'valibot'
import { policy } from '#api/policy.ts'
import { query } from '#api/query.ts'

const maybe = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined)

/** Which part of the page is shown: one's own subscriptions unless said; with `topic` that topic. */
export const SubscribeSearch = v.object({
  view: maybe(v.picklist(['add', 'topics'])),
  topic: maybe(v.string()),
  keyword: maybe(v.string()),
})
export type SubscribeSearch = v.InferOutput<typeof SubscribeSearch>

/** All of a list at once (specification, section 9). */
const ALL = 999

export const mineQuery = query(policy.subscribed, {})
export const tagsQuery = query(policy.tags, {})
export const topicsQuery = (keyword: string | undefined) =>
  query(policy.subjectList, { query: { size: ALL, ...(keyword ? { keyword } : {}) } })
export const topicQuery = (id: string) => query(policy.subject, { params: { id } })

/** This page at one of its parts. */
export const linkTo = (search: Partial<SubscribeSearch>) => linkOptions({ to: '/policy/subcribe', search })
