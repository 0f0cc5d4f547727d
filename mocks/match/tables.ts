import * as v from 'valibot'
import { MatchReport } from '#api/match.ts'
import { model } from '#mocks/model.ts'

/**
 * A report with its owner. `heldBy` is the enterprise for which it was made, '' for a person without one; the report
 * may be about another enterprise.
 */
const ReportRow = v.object({ ...MatchReport.entries, userId: v.string(), heldBy: v.string() })
export type ReportRow = v.InferOutput<typeof ReportRow>

export const tables = {
  matchReport: model(ReportRow),
}
