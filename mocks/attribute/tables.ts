import * as v from 'valibot'
import { Answers } from '#api/attribute.ts'
import { model } from '#mocks/model.ts'

/** Saved answers; the id is the enterprise's, or the user's without one. */
export const SavedAnswers = v.object({
  id: v.string(),
  answers: Answers,
  version: v.number(),
  updateTime: v.string(),
})

export const tables = { savedAnswers: model(SavedAnswers) }
