import * as v from 'valibot'
import { host } from '#api/call/host.ts'
import { cityAhead } from '#lib/clock.ts'
import { withLock } from '#lib/lock.ts'
import { ownScript } from '#lib/trusted.ts'
import { listen } from '#offline/channel.ts'
import { deviceState } from '#offline/view.ts'
import { LOCK } from './bring-lock.ts'
import type { Engine } from './engine.ts'
import type { Reply, Request } from './message.ts'
import { readMeta, renewal, viewOf } from './store.ts'
import type { LibraryView } from './view.ts'
// oxlint-disable-next-line import/default -- Vite provides this import: the URL of the built worker
import workerFile from './worker.ts?worker&url'

type Verb = keyof Engine
type Arg<V extends Verb> = Parameters<Engine[V]>[0]
type Answer<V extends Verb> = Awaited<ReturnType<Engine[V]>>
type Part<V extends Verb> = Parameters<Engine[V]> extends [unknown, (part: infer P) => void] ? P : never

interface Waiting {
  request: Request
  onPart: (part: never) => void
  resolve: (answer: never) => void
  reject: (error: Error) => void
}

/** Shape of a view from another tab, which may be of another version. */
const View: v.GenericSchema<LibraryView> = v.object({
  state: v.picklist(['none', 'getting', 'kept', 'failed']),
  count: v.number(),
  bytes: v.number(),
  asOf: v.undefinedable(v.number()),
  done: v.number(),
  total: v.number(),
  problem: v.exactOptional(v.string()),
  ...renewal,
})

const waiting = new Map<number, Waiting>()
let lastId = 0
/** The worker; undefined before its first use, and if none can be started. */
let worker: Worker | undefined
/** True if no worker can be started, so that the page does its work. */
let hasNoWorker = typeof Worker === 'undefined'
/** True after the worker's first answer; a later error is not a failure to load it. */
let hasAnswered = false
let isFollowing = false

/**
 * Calls a function of the library's engine in a worker, so that the page stays responsive.
 * @param verb name of the function of the {@link Engine}; `arg` is its argument
 * @param onPart receives the parts of an answer in several parts
 * @throws Error with a message for people
 */
export async function ask<V extends Verb>(
  verb: V,
  arg: Arg<V>,
  onPart: (part: Part<V>) => void = () => undefined,
): Promise<Answer<V>> {
  followChanges()
  const request = {
    id: (lastId += 1),
    verb,
    arg,
    memory: deviceState.storage === 'public',
    ahead: cityAhead(),
  }
  return await new Promise<Answer<V>>((resolve, reject) => {
    waiting.set(request.id, { request, onPart, resolve, reject })
    const available = hasNoWorker ? undefined : (worker ??= startLibraryWorker())
    if (available) available.postMessage(request)
    else void answerOnPage(request.id)
  })
}

/** Starts the worker; returns undefined if the browser refuses. */
function startLibraryWorker(): Worker | undefined {
  try {
    const one = new Worker(ownScript(workerFile), { type: 'module', name: 'library' })
    one.onmessage = ({ data }: MessageEvent<Reply>) => receive(data)
    one.onerror = () => {
      if (hasAnswered) return
      // Answers pending requests on the page if the worker cannot be loaded.
      hasNoWorker = true
      for (const id of waiting.keys()) void answerOnPage(id)
    }
    return one
  } catch {
    hasNoWorker = true
    return undefined
  }
}

/** Handles a message of the worker. */
function receive(reply: Reply): void {
  hasAnswered = true
  if ('view' in reply) return showView(reply.view)
  if ('answerFrom' in reply) return host.reportAnswer(reply.answerFrom)
  const one = waiting.get(reply.id)
  if (!one) return
  if ('part' in reply) return one.onPart(reply.part as never)
  waiting.delete(reply.id)
  if ('error' in reply) one.reject(new Error(reply.error))
  else one.resolve(reply.answer as never)
}

/** Answers a request on the page itself, with the worker's code. */
async function answerOnPage(id: number): Promise<void> {
  const one = waiting.get(id)
  if (!one) return
  waiting.delete(id)
  try {
    const { engine, configureEngine } = await import('./engine.ts')
    configureEngine({ memory: one.request.memory, show: showView })
    const work = engine[one.request.verb] as (arg: unknown, give: Waiting['onPart']) => Promise<never>
    one.resolve(await work(one.request.arg, one.onPart))
  } catch (error) {
    one.reject(error instanceof Error ? error : new Error(String(error)))
  }
}

function showView(view: LibraryView): void {
  deviceState.library = view
}

/** Begins to show changes of the library by other tabs and the service worker. */
function followChanges(): void {
  if (isFollowing) return
  isFollowing = true
  let watching = false
  listen((message) => {
    // Ignores other tabs without storage on disk, because each page then has its own library in memory.
    if (message.type !== 'library' || deviceState.storage !== 'disk' || !v.is(View, message.view)) return
    showView(message.view)
    if (message.view.state !== 'getting' || watching) return
    watching = true
    // Waits for the lock of the downloading tab. If it is released and no result was announced, that tab was closed.
    void withLock(LOCK, () => Promise.resolve()).then(async () => {
      watching = false
      if (deviceState.library.state === 'getting') showView(await libraryView())
    })
  })
}

/** Returns the library's state: read directly, or from the worker if the library is in its memory. */
export async function libraryView(): Promise<LibraryView> {
  return deviceState.storage === 'disk' ? viewOf(await readMeta()) : await ask('view', undefined)
}

/** Shows the library's state on this device, and its changes from now on. */
export async function showLibrary(): Promise<void> {
  followChanges()
  const view = await libraryView()
  // Keeps the progress announced by a downloading tab, which is newer than the state read here.
  if (deviceState.library.state !== 'getting') showView(view)
}
