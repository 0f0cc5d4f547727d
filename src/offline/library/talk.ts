import * as v from 'valibot'
import { host } from '#api/call/host.ts'
import { withLock } from '#lib/lock.ts'
import { ownScript } from '#lib/trusted.ts'
import { listen } from '#offline/channel.ts'
import { common } from '#offline/view.ts'
import { LOCK } from './bring-lock.ts'
import type { Engine } from './engine.ts'
import type { Reply, Request } from './message.ts'
import { readMeta, viewOf } from './shelf.ts'
import type { LibraryView } from './view.ts'
// oxlint-disable-next-line import/default -- Vite makes it: the address of the built worker
import workerFile from './worker.ts?worker&url'

type Verb = keyof Engine
type Arg<V extends Verb> = Parameters<Engine[V]>[0]
type Answer<V extends Verb> = Awaited<ReturnType<Engine[V]>>
type Part<V extends Verb> = Parameters<Engine[V]> extends [unknown, (part: infer P) => void] ? P : never

interface Waiting {
  request: Request
  give: (part: never) => void
  resolve: (answer: never) => void
  reject: (error: Error) => void
}

/** As another tab tells it, which may be of another version. */
const View: v.GenericSchema<LibraryView> = v.object({
  state: v.picklist(['none', 'getting', 'kept', 'failed']),
  count: v.number(),
  bytes: v.number(),
  asOf: v.undefinedable(v.number()),
  done: v.number(),
  total: v.number(),
  problem: v.exactOptional(v.string()),
})

const waiting = new Map<number, Waiting>()
let asked = 0
/** Undefined until it is needed, and where there can be none: then the same code works on the page. */
let worker: Worker | undefined
let none = typeof Worker === 'undefined'
/** True once the worker has said anything: from then on it is there. */
let alive = false
let following = false

/** Asks something of the library, in a worker, so that the page stays free. @throws Error with words */
export async function ask<V extends Verb>(
  verb: V,
  arg: Arg<V>,
  give: (part: Part<V>) => void = () => undefined,
): Promise<Answer<V>> {
  follow()
  const request = { id: (asked += 1), verb, arg, memory: common.storage === 'public' }
  return await new Promise<Answer<V>>((resolve, reject) => {
    waiting.set(request.id, { request, give, resolve, reject })
    const there = none ? undefined : (worker ??= hired())
    if (there) there.postMessage(request)
    else void here(request.id)
  })
}

function hired(): Worker | undefined {
  try {
    const one = new Worker(ownScript(workerFile), { type: 'module', name: 'library' })
    one.onmessage = ({ data }: MessageEvent<Reply>) => hear(data)
    one.onerror = () => {
      if (alive) return
      // It could not be loaded: what was asked of it is done on the page.
      none = true
      for (const id of waiting.keys()) void here(id)
    }
    return one
  } catch {
    none = true
    return undefined
  }
}

function hear(reply: Reply): void {
  alive = true
  if ('view' in reply) return see(reply.view)
  if ('heard' in reply) return host.heard(reply.heard)
  const one = waiting.get(reply.id)
  if (!one) return
  if ('part' in reply) return one.give(reply.part as never)
  waiting.delete(reply.id)
  if ('error' in reply) one.reject(new Error(reply.error))
  else one.resolve(reply.answer as never)
}

/** Does it on the page itself. */
async function here(id: number): Promise<void> {
  const one = waiting.get(id)
  if (!one) return
  waiting.delete(id)
  try {
    const { engine, setUp } = await import('./engine.ts')
    setUp({ memory: one.request.memory, show: see })
    const work = engine[one.request.verb] as (arg: unknown, give: Waiting['give']) => Promise<never>
    one.resolve(await work(one.request.arg, one.give))
  } catch (error) {
    one.reject(error instanceof Error ? error : new Error(String(error)))
  }
}

function see(view: LibraryView): void {
  common.library = view
}

/** Shows what other tabs and the service worker do to the library. */
function follow(): void {
  if (following) return
  following = true
  let watching = false
  listen((word) => {
    // Where nothing is kept on the disk each page has its own, in memory.
    if (word.type !== 'library' || common.storage !== 'disk' || !v.is(View, word.view)) return
    see(word.view)
    if (word.view.state !== 'getting' || watching) return
    watching = true
    // Whoever brings it holds the lock; where it is let go without a last word, that tab is gone.
    void withLock(LOCK, () => Promise.resolve()).then(async () => {
      watching = false
      if (common.library.state === 'getting') see(await libraryView())
    })
  })
}

/** How the library stands: read right here, unless it rests in the worker's memory. */
export async function libraryView(): Promise<LibraryView> {
  return common.storage === 'disk' ? viewOf(await readMeta()) : await ask('view', undefined)
}

/** Shows how the library stands on this device, and from now on what becomes of it. */
export async function showLibrary(): Promise<void> {
  follow()
  const view = await libraryView()
  // Whoever is at it right now knows better.
  if (common.library.state !== 'getting') see(view)
}
