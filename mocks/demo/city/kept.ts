import { delMany, entries } from 'idb-keyval'
import type { UploadedFile, World, WorldState } from '#mocks/city.ts'
import { beginFrom, stateOf } from '#mocks/world-state.ts'
import { worldOf } from '#mocks/world.ts'
import { city } from './store.ts'

/** Name of the demonstration's only world. */
const WORLD = 'default'

/** Facts of a world besides its rows, captchas and files. */
interface Facts extends Omit<WorldState, 'rows' | 'captchas' | 'files'> {
  /** Name of the build that kept the world. */
  built: string
}

/** Reply to an idempotency key, without the promise that a device cannot keep. */
interface KeptReply {
  fingerprint: string
  data: unknown
}

/** Values on the device by key, so that only changes are written. */
const kept = new Map<string, unknown>()
/** Replies that have come, by their entry in `World.remembered`. */
const replies = new WeakMap<object, KeptReply>()

/**
 * Opens the world that the device keeps; a new one where it keeps none, where another build kept it, whose tables may
 * differ, and where the browser keeps nothing.
 */
export async function openWorld(built: string): Promise<void> {
  const values = await entries<string, unknown>(city()).catch(() => [])
  const facts = values.find(([key]) => key === 'facts')?.[1] as Facts | undefined
  if (facts?.built !== built)
    return await delMany(
      values.map(([key]) => key),
      city(),
    ).catch(() => undefined)
  const under = <Value>(kind: string) =>
    values
      .filter(([key]) => key.startsWith(`${kind}:`))
      .map(([key, value]): [string, Value] => [key.slice(kind.length + 1), value as Value])
  const rows = Object.fromEntries(under<{ id: string }[]>('table'))
  const [captchas, files] = [under<string>('captcha'), under<UploadedFile>('file')]
  const world = beginFrom(WORLD, { ...facts, rows, captchas, files })
  for (const [key, { fingerprint, data }] of under<KeptReply>('reply'))
    world.remembered.set(key, { fingerprint, reply: Promise.resolve(data) })
  for (const [key, value] of await valuesOf(world, built)) kept.set(key, value)
}

/** Keeps on the device what has changed in the world since the last time. */
export async function keepWorld(built: string): Promise<void> {
  const values = await valuesOf(worldOf(WORLD), built)
  const changed = [...values].filter(([key, value]) => !isSame(kept.get(key), value))
  const gone = [...kept.keys()].filter((key) => !values.has(key))
  if (changed.length + gone.length === 0) return
  await city()('readwrite', (rows) => {
    for (const [key, value] of changed) rows.put(value, key)
    for (const key of gone) rows.delete(key)
    return new Promise<void>((done, failed) => {
      rows.transaction.oncomplete = () => done()
      rows.transaction.onabort = () => failed(rows.transaction.error ?? new Error('aborted'))
    })
  })
  for (const [key, value] of changed) kept.set(key, value)
  for (const key of gone) kept.delete(key)
}

/** Returns everything of a world that outlives the worker, by key. */
async function valuesOf(world: World, built: string): Promise<Map<string, unknown>> {
  const { rows, captchas, files, ...others } = stateOf(world)
  const facts: Facts = { built, ...others }
  const values = new Map<string, unknown>([['facts', structuredClone(facts)]])
  for (const [name, all] of Object.entries(rows)) values.set(`table:${name}`, all)
  for (const [id, text] of captchas) values.set(`captcha:${id}`, text)
  for (const [path, file] of files) values.set(`file:${path}`, file)
  const remembered = [...world.remembered]
  for (const [, first] of remembered) {
    const { fingerprint, reply } = first
    if (!replies.has(first))
      reply.then((data) => replies.set(first, { fingerprint, data })).catch(() => undefined)
  }
  // Lets replies that have come be noted; leaves out calls that still run, and refused ones, which changed nothing.
  await Promise.resolve()
  for (const [key, first] of remembered)
    if (replies.has(first)) values.set(`reply:${key}`, replies.get(first))
  return values
}

/** Compares two values of a key: rows of a table by their identity, because a changed row is a new one. */
function isSame(before: unknown, now: unknown): boolean {
  if (before === now) return true
  if (Array.isArray(before) && Array.isArray(now))
    return before.length === now.length && before.every((row, at) => row === now[at])
  if (Array.isArray(now) || !isFacts(now)) return false
  return JSON.stringify(before) === JSON.stringify(now)
}

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && 'built' in value
