import * as v from 'valibot'
import type { World } from '#mocks/city.ts'
import { beginPreset, PresetRequest, presets } from '#mocks/fault-presets.ts'
import { begun, Faults, removeEnded } from '#mocks/faults.ts'
import { refuse } from '#mocks/refusal.ts'
import { type Action, bodyOf } from './action.ts'
import { strictObject, parseSent } from './sent.ts'

/** Expires every access token of a world now. */
export function expireTokens(world: World): void {
  for (const grant of world.db.grant.getAll()) world.db.grant.change(grant.id, { expires: 0 })
}

/** Reads faults from a request; those that expire the tokens do so once, now, and are not kept for it. */
async function faultsIn(world: World, request: Request) {
  const faults = parseSent(Faults, await bodyOf(request))
  if (faults.some((fault) => fault.expireTokens)) expireTokens(world)
  return begun(faults.map((fault) => ({ ...fault, expireTokens: false })))
}

const additions: Record<string, Action> = {
  add: async (world, request) => {
    world.faults.push(...(await faultsIn(world, request)))
    return world.faults
  },
  preset: async (world, request) => beginPreset(world, parseSent(PresetRequest, await bodyOf(request))),
  end: async (world, request) => {
    const { id } = parseSent(strictObject({ id: v.string() }), await bodyOf(request))
    if (!world.faults.some((one) => one.id === id)) refuse.unreadable(`没有编号为“${id}”的故障，可能已经结束`)
    world.faults = world.faults.filter((one) => one.id !== id)
    return world.faults
  },
}

/** Calls of the console about faults: all of them, and in `POST faults/<part>` `add`, `preset`, `end`. */
export const faultActions = {
  'GET faults': (world) => removeEnded(world.faults),
  'GET presets': () => Object.entries(presets).map(([name, { title, sees }]) => ({ name, title, sees })),
  'POST faults': async (world, request, rest) => {
    const addition = Object.entries(additions).find(([name]) => name === rest)?.[1]
    if (addition) return addition(world, request, rest)
    if (rest)
      refuse.unreadable(`没有“faults/${rest}”，可以是：faults/${Object.keys(additions).join('、faults/')}`)
    world.faults = await faultsIn(world, request)
    return world.faults
  },
} satisfies Record<string, Action>
