import * as v from 'valibot'
import { StoredFile } from '#api/call/shape.ts'
import { answerRatings } from '#api/common.ts'
import { model } from '#mocks/model.ts'

/**
 * Seeded file, built from its lines when it is downloaded; the id is its path. `userId` '' stands for everybody, `enId`
 * '' for the person's own.
 */
export const SeedFile = v.object({
  id: v.string(),
  ...StoredFile.entries,
  lines: v.array(v.string()),
  userId: v.string(),
  enId: v.string(),
})

/** Line of the behaviour log; `userId` is missing for visitors. */
export const Behaviour = v.object({
  id: v.string(),
  time: v.string(),
  userId: v.optional(v.string()),
  action: v.string(),
  page: v.string(),
  bizType: v.optional(v.string()),
  bizId: v.optional(v.string()),
  content: v.optional(v.string()),
  rating: v.optional(v.picklist(answerRatings)),
})

export const tables = {
  seedFile: model(SeedFile),
  behaviour: model(Behaviour),
}
