import { linkOptions } from '@tanstack/react-router'
import { policy } from '#api/policy.ts'
import { query } from '#api/call/query.ts'
import type { SubscribeSearch } from './subscribe-address.ts'

/** Page size that returns a whole list in one answer (specification, section 9). */
const ALL = 999

export const topicsQuery = (keyword: string | undefined) =>
  query(policy.subjectList, { query: { size: ALL, keyword } })
export const topicQuery = (id: string) => query(policy.subject, { params: { id } })

/** Returns a link to one view of this page. */
export const linkTo = (search: Partial<SubscribeSearch>) => linkOptions({ to: '/policy/subcribe', search })
