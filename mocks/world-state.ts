import * as v from 'valibot'
import { attempt } from '#lib/attempt.ts'
import { base64, fromBase64 } from './bytes.ts'
import type { World, WorldState } from './city.ts'
import { refuse } from './refusal.ts'
import { scenarioNames } from './scenarios.ts'
import { tables } from './tables.ts'
import { freeze, resetWorld } from './world.ts'

/** Returns the state of a world; rows are shared, because they are frozen. */
export const stateOf = (world: World): WorldState => ({
  scenario: world.scenario,
  seed: world.seed,
  began: world.began,
  clockOffset: world.clockOffset,
  rows: Object.fromEntries(Object.entries(world.db).map(([name, { getAll }]) => [name, getAll()])),
  series: [...world.series],
  random: world.random.state(),
  sms: [...world.sms],
  captchas: [...world.captchas],
  surveys: [...world.surveys],
  deployments: world.deployments,
  // Copies the switch, because the acts that the scheduler has found are kept by it and hold the world.
  schedule: { ...world.schedule },
  acts: [...world.acts],
  files: [...world.files],
})

/** Begins a world of this name in a state, in place of an earlier one. */
export function beginFrom(name: string, saved: WorldState): World {
  const world = resetWorld(name, saved.scenario, saved.seed, saved)
  const { clockOffset, deployments, schedule } = saved
  Object.assign(world, { clockOffset, deployments, schedule })
  Object.assign(world, { acts: [...saved.acts], sms: [...saved.sms], surveys: [...saved.surveys] })
  for (const [id, text] of saved.captchas) world.captchas.set(id, text)
  for (const [path, file] of saved.files) world.files.set(path, file, file.bytes.length)
  return world
}

const KIND = 'mock-world'

/** Returns a state as the text of a file. */
export const toFile = (saved: WorldState): string =>
  JSON.stringify({
    kind: KIND,
    ...saved,
    files: saved.files.map(([path, { bytes, ...file }]) => [path, { ...file, bytes: base64(bytes) }]),
  })

const Times = v.object({ time: v.string() })
const StateFile = v.object({
  kind: v.literal(KIND),
  scenario: v.picklist(scenarioNames),
  seed: v.number(),
  began: v.number(),
  clockOffset: v.number(),
  rows: v.record(v.string(), v.array(v.looseObject({ id: v.string() }))),
  series: v.array(v.tuple([v.string(), v.number()])),
  random: v.number(),
  sms: v.array(v.object({ ...Times.entries, tel: v.string(), type: v.string(), code: v.string() })),
  captchas: v.array(v.tuple([v.string(), v.string()])),
  surveys: v.array(v.object({ ...Times.entries, score: v.number(), wish: v.string() })),
  deployments: v.number(),
  schedule: v.object({ on: v.boolean(), auditHours: v.optional(v.number()) }),
  acts: v.array(v.object({ at: v.string(), table: v.string(), id: v.string(), to: v.string() })),
  files: v.array(
    v.tuple([
      v.string(),
      v.object({
        filePath: v.string(),
        fileName: v.string(),
        type: v.string(),
        userId: v.string(),
        enId: v.string(),
        bytes: v.pipe(v.string(), v.base64(), v.transform(fromBase64)),
      }),
    ]),
  ),
})

/**
 * Returns the state in a file's text.
 * @throws Refusal for another file, and for rows that this version of the mock city cannot hold
 */
export function fromFile(text: string): WorldState {
  const parsed = v.safeParse(
    StateFile,
    attempt((): unknown => JSON.parse(text)),
  )
  if (!parsed.success) return refuse.unreadable('这不是从测试控制台导出的世界，请选择导出的文件')
  const { kind: _, ...saved } = parsed.output
  for (const [name, rows] of Object.entries(saved.rows)) {
    const model = Object.entries(tables).find(([table]) => table === name)?.[1]
    const wrong = model ? rows.find((row) => !v.is(model.schema, row)) : { id: '' }
    if (wrong) refuse.unreadable(`表“${name}”的记录“${wrong.id}”不合这个版本的模拟城市，不能导入`)
  }
  freeze(saved.rows)
  return saved
}
