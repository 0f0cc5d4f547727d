import * as v from 'valibot'
import { Answers } from '#api/attribute.ts'

/** A user's answers; the id is `user:enterprise`, with nothing after the colon while there is no enterprise. */
export const SavedAnswers = v.object({
  id: v.string(),
  answers: Answers,
  version: v.number(),
  updateTime: v.string(),
})

export const tables = { savedAnswers: SavedAnswers }

/** Nobody has answered yet. */
export function seed(): void {}
