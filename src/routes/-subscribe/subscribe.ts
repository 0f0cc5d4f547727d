import { linkOptions } from '@tanstack/react-router'
import { policy } from '#api/policy.ts'
import { query } from '#api/call/query.ts'
import type { SubscribeSearch } from './subscribe-address.ts'

/** All of a list at once (specification, section 9). */
const ALL = 999

export const topicsQuery = (keyword: string | undefined) =>
  query(policy.subjectList, { query: { size: ALL, keyword } })
export const topicQuery = (id: string) => query(policy.subject, { params: { id } })

/** This page at one of its parts. */
export const linkTo = (search: Partial<SubscribeSearch>) => linkOptions({ to: '/policy/subcribe', search })
