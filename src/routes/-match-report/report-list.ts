import { linkOptions } from '@tanstack/react-router'
import { query } from '#api/call/query.ts'
import { match } from '#api/match.ts'
import type { ReportSearch } from './report-address.ts'

const SIZE = 10

/** Queries one page of the list. */
export const historyQuery = ({ keyword, page = 1 }: ReportSearch) =>
  query(match.history, { query: { current: page, size: SIZE, keyword } })

/** Links to the list. */
export const linkTo = (search: ReportSearch) => linkOptions({ to: '/user/match-report', search })
