import * as v from 'valibot'
import { Appeal } from '#api/appeal.ts'
import { Problem } from '#api/problem.ts'
import { model } from '#mocks/model.ts'

/** Stored appeal, with the id of its user. */
export const AppealRow = v.object({
  ...Appeal.entries,
  userId: v.string(),
})
export type AppealRow = v.InferOutput<typeof AppealRow>

export const tables = {
  appeal: model(AppealRow),
  problem: model(Problem),
}
