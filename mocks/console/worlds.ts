import * as v from 'valibot'
import type { World } from '#mocks/city.ts'
import { checkWorldName } from '#mocks/mock.ts'
import { refuse } from '#mocks/refusal.ts'
import { scenarioNames } from '#mocks/scenarios.ts'
import { beginFrom, fromFile, stateOf, toFile } from '#mocks/world-state.ts'
import { allWorlds, removeWorld, resetWorld } from '#mocks/world.ts'
import { strictObject, parseSent } from './sent.ts'
import { type Action, bodyOf } from './action.ts'
import { fileReply } from './file-reply.ts'
import { keepFormer, nameIn } from './undo.ts'

const NewWorld = strictObject({
  name: v.string(),
  scenario: v.optional(v.picklist(scenarioNames), 'default'),
  seed: v.optional(v.number(), 1),
})

const viewOf = ({ name, scenario, seed, calls, deployments, iso, clockOffset, began }: World) => ({
  name,
  scenario,
  seed,
  calls,
  deployments,
  now: iso(),
  offsetMs: clockOffset,
  began: new Date(began).toISOString(),
})

/** Checks the name of a new world. @throws Refusal for one that exists, because its records would be lost */
function checkNewName(name: string): void {
  checkWorldName(name)
  if (allWorlds().some((one) => one.name === name))
    refuse.unreadable(`已有名为“${name}”的世界，请换一个名称，或重置它`)
}

/** Calls of the console about worlds. */
export const worldActions = {
  'GET worlds': () => allWorlds().map(viewOf),
  /** Makes a new world. */
  'POST worlds': async (_, request) => {
    const { name, scenario, seed } = parseSent(NewWorld, await bodyOf(request))
    checkNewName(name)
    return viewOf(resetWorld(name, scenario, seed))
  },
  /** Copies this world under another name. */
  'POST copy': async (world, request) => {
    const { name } = parseSent(strictObject({ name: v.string() }), await bodyOf(request))
    checkNewName(name)
    return viewOf(beginFrom(name, stateOf(world)))
  },
  /** Gives this world another name; browsers that are in it have to change over. */
  'POST rename': async (world, request) => {
    const { name } = parseSent(strictObject({ name: v.string() }), await bodyOf(request))
    checkNewName(name)
    const copy = beginFrom(name, stateOf(world))
    removeWorld(world.name)
    return viewOf(copy)
  },
  /** Ends the world of the name that is sent, else this one; one of the same name begins anew at its next mention. */
  'POST end': async (world, request) => {
    const name = await nameIn(world, request)
    const ended = allWorlds().find((one) => one.name === name)
    if (!ended) return refuse.unreadable(`没有名为 ${name} 的世界`)
    removeWorld(name)
    keepFormer(ended, '结束', request)
    return { ended: name }
  },
  'GET export': (world) => fileReply(toFile(stateOf(world)), `${world.name}.world.json`),
  /** Begins this world from an exported file, sent as the field `file` of a form. */
  'POST import': async (world, request) => {
    const form = await request.formData().catch(() => refuse.unreadable('请以表单方式上传文件'))
    const file = form.get('file')
    if (!(file instanceof File)) return refuse.unreadable('请选择导出的世界文件（字段 file）')
    const imported = beginFrom(world.name, fromFile(await file.text()))
    keepFormer(world, '导入', request)
    return viewOf(imported)
  },
} satisfies Record<string, Action>
