import * as v from 'valibot'
import { MatchReport } from '#api/match.ts'
import { model } from '#mocks/model.ts'

/** A report with whose it is: `heldBy` is the enterprise it was made under, '' for a person without one; it may be about any other. */
const ReportRow = v.object({ ...MatchReport.entries, userId: v.string(), heldBy: v.string() })
export type ReportRow = v.InferOutput<typeof ReportRow>

export const tables = {
  matchReport: model(ReportRow),
}
