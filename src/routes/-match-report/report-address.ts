import * as v from 'valibot'
import { optionalParam, pageNumber } from '#lib/address.ts'

/** Search parameters of the list of reports. */
export const ReportSearch = v.object({
  keyword: optionalParam(v.string()),
  page: pageNumber,
  /** Ids of the two compared reports, separated by a comma. */
  compare: optionalParam(v.string()),
})
export type ReportSearch = v.InferOutput<typeof ReportSearch>
