import * as v from 'valibot'
import { host } from '#api/call/host.ts'
import { cityAhead } from '#lib/clock.ts'
import { withLock } from '#lib/lock.ts'
import { ownScript } from '#lib/trusted.ts'
import { listen } from '#offline/channel.ts'
import { common } from '#offline/view.ts'
import { LOCK } from './bring-lock.ts'
import type { Engine } from './engine.ts'
import type { Reply, Request } from './message.ts'
import { readMeta, viewOf } from './store.ts'
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
/** Undefined until it is needed, and where there can be none. */
let worker: Worker | undefined
/** True where no worker can be had: then the page itself does its work. */
let hasNoWorker = typeof Worker === 'undefined'
/** True once the worker has answered anything: an error after that does not mean that it could not be loaded. */
let alive = false
let following = false

/**
 * Asks something of the library. A worker answers, so that the page stays free meanwhile.
 * @param verb which function of the {@link Engine}, and `arg` what it is given
 * @param give takes the parts of an answer that comes in several
 * @throws Error with words for a person
 */
export async function ask<V extends Verb>(
  verb: V,
  arg: Arg<V>,
  give: (part: Part<V>) => void = () => undefined,
): Promise<Answer<V>> {
  follow()
  const request = { id: (asked += 1), verb, arg, memory: common.storage === 'public', ahead: cityAhead() }
  return await new Promise<Answer<V>>((resolve, reject) => {
    waiting.set(request.id, { request, give, resolve, reject })
    const there = hasNoWorker ? undefined : (worker ??= startLibraryWorker())
    if (there) there.postMessage(request)
    else void answerOnPage(request.id)
  })
}

/** Starts the worker; undefined where the browser refuses to. */
function startLibraryWorker(): Worker | undefined {
  try {
    const one = new Worker(ownScript(workerFile), { type: 'module', name: 'library' })
    one.onmessage = ({ data }: MessageEvent<Reply>) => receive(data)
    one.onerror = () => {
      if (alive) return
      // It could not be loaded: the page answers what was asked of it.
      hasNoWorker = true
      for (const id of waiting.keys()) void answerOnPage(id)
    }
    return one
  } catch {
    hasNoWorker = true
    return undefined
  }
}

/** Takes a message of the worker. */
function receive(reply: Reply): void {
  alive = true
  if ('view' in reply) return showView(reply.view)
  if ('heard' in reply) return host.heard(reply.heard)
  const one = waiting.get(reply.id)
  if (!one) return
  if ('part' in reply) return one.give(reply.part as never)
  waiting.delete(reply.id)
  if ('error' in reply) one.reject(new Error(reply.error))
  else one.resolve(reply.answer as never)
}

/** Answers a request on the page itself, with the code that the worker would run. */
async function answerOnPage(id: number): Promise<void> {
  const one = waiting.get(id)
  if (!one) return
  waiting.delete(id)
  try {
    const { engine, setUp } = await import('./engine.ts')
    setUp({ memory: one.request.memory, show: showView })
    const work = engine[one.request.verb] as (arg: unknown, give: Waiting['give']) => Promise<never>
    one.resolve(await work(one.request.arg, one.give))
  } catch (error) {
    one.reject(error instanceof Error ? error : new Error(String(error)))
  }
}

function showView(view: LibraryView): void {
  common.library = view
}

/** Shows from now on what other tabs and the service worker do to the library. */
function follow(): void {
  if (following) return
  following = true
  let watching = false
  listen((message) => {
    // Where nothing is kept on the disk each page has its own, in memory.
    if (message.type !== 'library' || common.storage !== 'disk' || !v.is(View, message.view)) return
    showView(message.view)
    if (message.view.state !== 'getting' || watching) return
    watching = true
    // The tab that brings the library holds the lock. Where it lets go and has not told how it ended, it was closed.
    void withLock(LOCK, () => Promise.resolve()).then(async () => {
      watching = false
      if (common.library.state === 'getting') showView(await libraryView())
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
  // A tab that is bringing it tells how far it is: that is newer than what was read here.
  if (common.library.state !== 'getting') showView(view)
}
