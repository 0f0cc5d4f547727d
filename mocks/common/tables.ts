import * as v from 'valibot'
import { StoredFile } from '#api/call/shape.ts'
import { indexed, model } from '#mocks/model.ts'

/** A file made from words when it is downloaded; the id is its path. `userId` '' is everybody, `enId` '' the person's own. */
export const SeedFile = v.object({
  id: v.string(),
  ...StoredFile.entries,
  lines: v.array(v.string()),
  userId: v.string(),
  enId: v.string(),
})

/** One line of the behaviour log; `userId` is missing for visitors. */
export const Behaviour = v.object({
  id: v.string(),
  time: v.string(),
  userId: v.optional(v.string()),
  action: v.string(),
  page: v.string(),
  bizType: v.optional(v.string()),
  bizId: v.optional(v.string()),
  content: v.optional(v.string()),
})

export const tables = {
  /** Each of 500 papers is looked for before it is made, 0.4 ms: 0.1 s of every seeding. */
  seedFile: indexed(model(SeedFile)),
  behaviour: model(Behaviour),
}
