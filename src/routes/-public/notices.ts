import { linkOptions } from '@tanstack/react-router'
import { query } from '#api/call/query.ts'
import { common } from '#api/common.ts'
import { declare } from '#api/declare.ts'
import { noticeStates, noticeTypes } from '#api/declare-item.ts'
import type { NoticesSearch } from './search.ts'

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

/** Where the notices are. */
export const linkTo = (search: NoticesSearch) => linkOptions({ to: '/declare/public', search })

/** Where one is read, or an objection to it written. */
export const noticeLink = (id: string, view?: 'objection') =>
  linkOptions({ to: '/declare/public/detail', search: { id, view } })
