import { linkOptions } from '@tanstack/react-router'
import * as v from 'valibot'
import { query } from '#api/call/query.ts'
import { match } from '#api/match.ts'
import { maybe, pageNumber } from '#lib/address.ts'

const SIZE = 10

/** Everything that the list of reports depends on. */
export const ReportSearch = v.object({
  keyword: maybe(v.string()),
  page: pageNumber,
  /** Ids of the two reports that are compared, with a comma between them. */
  compare: maybe(v.string()),
})
export type ReportSearch = v.InferOutput<typeof ReportSearch>

/** One page of the list. */
export const historyQuery = ({ keyword, page = 1 }: ReportSearch) =>
  query(match.history, { query: { current: page, size: SIZE, ...(keyword ? { keyword } : {}) } })

/** The list's address. */
export const linkTo = (search: ReportSearch) => linkOptions({ to: '/user/match-report', search })
