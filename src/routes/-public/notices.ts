import { linkOptions } from '@tanstack/react-router'
import type { Data } from '#api/call/endpoint.ts'
import { query } from '#api/call/query.ts'
import { common } from '#api/common.ts'
import { declare } from '#api/declare.ts'
import { type Notice, noticeStates, noticeTypes } from '#api/declare-item.ts'
import type { NoticesSearch } from './notices-address.ts'

/** Rows of a page. */
const SIZE = 10

/** Offices that publish, for the filter. */
export const departmentsQuery = query(common.dict, { query: { typeCode: 'department' } })

/** What the address means: words that are none of the city's count as missing. */
export const askedOf = ({ type, department, state, keyword }: NoticesSearch) => ({
  type: noticeTypes.find((one) => one === type),
  state: noticeStates.find((one) => one === state),
  department,
  keyword,
})

/** Asks for a page of public notices. */
export const listQuery = (search: NoticesSearch) =>
  query(declare.notices, { query: { ...askedOf(search), current: search.page ?? 1, size: SIZE } })

/** Asks for one of them, with its list. */
export const oneQuery = (id: string) => query(declare.notice, { query: { id } })

/** Asks whether a receipt (回执) is the city's, by the 受理号 and the 核验码 that stand on it. */
export const receiptQuery = (id: string, check: string) => query(declare.notice, { query: { id, check } })

type Answer = Data<typeof declare.notice>
/** True for a notice, false for a receipt. */
export const isNotice = (one: Answer): one is Notice => 'list' in one

/** Where the notices are. */
export const linkTo = (search: NoticesSearch) => linkOptions({ to: '/declare/public', search })

/** Where one is read, or an objection to it written. */
export const noticeLink = (id: string, view?: 'objection') =>
  linkOptions({ to: '/declare/public/detail', search: { id, view } })
