import * as v from 'valibot'
import { Appeal } from '#api/appeal.ts'
import { Problem } from '#api/problem.ts'
import { model } from '#mocks/model.ts'

/** An appeal with whose it is. */
export const AppealRow = v.object({
  ...Appeal.entries,
  userId: v.string(),
  /** Since when the offices act on it by the clock, ISO; missing where they do not: in seeds, and after the console. */
  officeFrom: v.optional(v.string()),
})
export type AppealRow = v.InferOutput<typeof AppealRow>

export const tables = {
  appeal: model(AppealRow),
  problem: model(Problem),
}
