import * as v from 'valibot'
import { Answers } from '#api/attribute.ts'
import { model } from '#mocks/model.ts'

/** What was answered; the id is the enterprise's, or a user's who has none. */
export const SavedAnswers = v.object({
  id: v.string(),
  answers: Answers,
  version: v.number(),
  updateTime: v.string(),
})

export const tables = { savedAnswers: model(SavedAnswers) }
