import * as v from 'valibot'

const entries = {
  /** Appeals that were answered and have ended. */
  finished: v.number(),
  /** Median of the working days that offices had them; missing if fewer than 5 have ended. */
  medianDays: v.optional(v.number()),
  /** Of the finished, those that were answered after their due date. */
  overdue: v.number(),
  /** Records that were rated, and of them those whose owner was satisfied. */
  rated: v.number(),
  satisfied: v.number(),
  /** Payments to enterprises, and their sum in 元. */
  payments: v.number(),
  paid: v.number(),
}

/** Figures of an office. */
const OfficeFigures = v.object({ office: v.string(), ...entries })
export type OfficeFigures = v.InferOutput<typeof OfficeFigures>

/** Public figures (办理数据) of a period, of the city and of each office (chosen). */
export const PublicFigures = v.object({
  since: v.string(),
  until: v.string(),
  ...entries,
  offices: v.array(OfficeFigures),
})
export type PublicFigures = v.InferOutput<typeof PublicFigures>
