import * as v from 'valibot'
import { maybe, pageNumber } from '#lib/address.ts'

/** Everything that the list of reports depends on. */
export const ReportSearch = v.object({
  keyword: maybe(v.string()),
  page: pageNumber,
  /** Ids of the two reports that are compared, with a comma between them. */
  compare: maybe(v.string()),
})
export type ReportSearch = v.InferOutput<typeof ReportSearch>
