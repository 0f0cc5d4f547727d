import * as v from 'valibot'
import type { World } from '#mocks/city.ts'
import { hasChanged } from '#mocks/journal.ts'
import { LimitedMap, limits } from '#mocks/limits.ts'
import { refuse } from '#mocks/refusal.ts'
import { allWorlds, putBack } from '#mocks/world.ts'
import { type Action, bodyOf } from './action.ts'
import { parseSent, strictObject } from './sent.ts'
import { UNDO_HEADER } from './undo-header.ts'

/** Deeds that end a world or begin it anew, and 换回, which brings an earlier one back. */
type Deed = '重置' | '导入' | '重放' | '结束' | '换回'

interface Former {
  world: World
  deed: Deed
  /** Moment of the deed, in real milliseconds. */
  at: number
}

/** Worlds as they stood before the last deed, by name. */
const formers = new LimitedMap<Former>(limits.formerWorlds, () => Date.now())

/**
 * Keeps a world that a deed has ended or replaced, where its request asks for that, so that the deed can be undone. A
 * world without a change since its beginning is not kept, because a second reset would otherwise drop the tester's work
 * that the first one kept.
 */
export function keepFormer(world: World, deed: Deed, { headers }: Request): void {
  const isTouched = world.lostCalls > 0 || world.journal.some(hasChanged)
  if (!headers.has(UNDO_HEADER) || !isTouched) return
  formers.set(world.name, { world, deed, at: Date.now() })
}

/** Returns the name of the world that a request sends, else that of its own world. */
export async function nameIn(own: World, request: Request): Promise<string> {
  const { name } = parseSent(strictObject({ name: v.optional(v.string()) }), await bodyOf(request))
  return name ?? own.name
}

/** Calls of the console that take a reset, an import, a play or an end of a world back. */
export const undoActions = {
  /** Lists deeds that can be undone, each with the world before it and the moment until which it is kept. */
  'GET undo': () =>
    formers.values().map(({ world: { name, scenario, calls }, deed, at }) => ({
      ...{ name, scenario, calls, deed, at: new Date(at).toISOString() },
      until: new Date(at + limits.formerWorlds.age).toISOString(),
    })),
  /**
   * Brings the world of the name that is sent, else this one, back as it was: records, sign-ins, files, faults and
   * journal. The world that it replaces is kept in turn.
   */
  'POST undo': async (own, request) => {
    const name = await nameIn(own, request)
    const former = formers.get(name)
    if (!former) return refuse.unreadable(`世界 ${name} 没有可以撤销的操作，或已过了保留的时间`)
    formers.delete(name)
    const replaced = allWorlds().find((one) => one.name === name)
    if (replaced) keepFormer(replaced, '换回', request)
    putBack(former.world)
    return { name, deed: former.deed }
  },
} satisfies Record<string, Action>
