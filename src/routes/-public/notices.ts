import { linkOptions } from '@tanstack/react-router'
import type { Data } from '#api/call/endpoint.ts'
import { query } from '#api/call/query.ts'
import { common } from '#api/common.ts'
import { declare } from '#api/declare.ts'
import { type Notice, noticeStates, noticeTypes } from '#api/declare-item.ts'
import type { NoticesSearch } from './notices-address.ts'

/** Rows per page. */
const SIZE = 10

/** Query of the publishing departments, for the filter. */
export const departmentsQuery = query(common.dict, { query: { typeCode: 'department' } })

/** Validates an address; an unknown word counts as missing. */
export const askedOf = ({ type, department, state, keyword }: NoticesSearch) => ({
  type: noticeTypes.find((one) => one === type),
  state: noticeStates.find((one) => one === state),
  department,
  keyword,
})

/** Returns the query of one page of public notices. */
export const listQuery = (search: NoticesSearch) =>
  query(declare.notices, { query: { ...askedOf(search), current: search.page ?? 1, size: SIZE } })

/** Returns the query of one notice with its list. */
export const oneQuery = (id: string) => query(declare.notice, { query: { id } })

/** Returns the query that checks a receipt (回执) by its 申报编号 and 核验码. */
export const receiptQuery = (id: string, check: string) => query(declare.notice, { query: { id, check } })

type Answer = Data<typeof declare.notice>
/** True for a notice, false for a receipt. */
export const isNotice = (one: Answer): one is Notice => 'list' in one

/** Returns a link to the list of notices. */
export const linkTo = (search: NoticesSearch) => linkOptions({ to: '/declare/public', search })

/** Returns a link to a notice, or to the form of an objection to it. */
export const noticeLink = (id: string, view?: 'objection') =>
  linkOptions({ to: '/declare/public/detail', search: { id, view } })
