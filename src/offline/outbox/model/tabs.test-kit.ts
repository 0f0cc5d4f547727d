import { AsyncLocalStorage } from 'node:async_hooks'
import { vi } from 'vitest'

/** A tab, or the service worker, which runs the same code over the same databases. */
export class Tab {
  /** Steps (requests to a store, the city or the lock) until the tab is killed. */
  fuse = Infinity
  dead = false
  readonly transactions = new Set<IDBTransaction>()
  readonly listeners = new Set<{ type: string; listener: () => void }>()
  constructor(readonly name: string) {}

  /** Runs code in this tab: everything that it starts belongs to the tab, too. */
  run<T>(work: () => Promise<T>): Promise<T> {
    return context.run(this, work)
  }

  /** Kills the tab: unfinished transactions are undone, locks passed on, and nothing of it runs any further. */
  kill(): void {
    this.dead = true
    for (const transaction of this.transactions) abort(transaction)
    this.listeners.clear()
    for (const [name, holder] of held) if (holder === this) pass(name)
  }

  /** Dispatches an event of the page: `pagehide` when it is left, `pageshow` when it is shown again. */
  dispatch(type: 'pagehide' | 'pageshow'): void {
    for (const one of this.listeners) if (one.type === type) one.listener()
  }
}

/** Error of every step of a killed tab. */
class Killed extends Error {
  override name = 'Killed'
}

const context = new AsyncLocalStorage<Tab>()
/** Returns the tab whose code is running; undefined for the test itself. */
export const currentTab = (): Tab | undefined => context.getStore()

/** Runs code of the test that a tab has called. */
export const outsideTabs = <T>(work: () => T): T => context.exit(work)

/** Number of steps of all tabs, and unfinished transactions, to know when all is quiet. */
let steps = 0
const unfinished = new Set<IDBTransaction>()

/** Counts a step of the running tab, before it is done. @throws Killed in a tab that is killed before this step */
export function countStep(): void {
  steps += 1
  const tab = context.getStore()
  if (!tab) return
  tab.fuse -= 1
  if (tab.fuse < 0 && !tab.dead) tab.kill()
  if (tab.dead) throw new Killed()
}

/** Waits until every tab has finished, or waits for the city, the lock or a timer. */
export async function settle(): Promise<void> {
  let seen = -1
  for (let calm = 0; calm < 6; calm += 1) {
    await new Promise((done) => setImmediate(done))
    if (seen !== steps || unfinished.size > 0) calm = 0
    seen = steps
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // Ignores a transaction that is committed: what it wrote stays.
  }
}

/** Returns a request of a killed tab, which fails like the others of its transaction. */
function failingRequest(error: unknown) {
  const request = { error, onerror: () => undefined as void }
  setImmediate(() => request.onerror())
  return request
}

const held = new Map<string, Tab | undefined>()
const waiters = new Map<string, { tab: Tab | undefined; take: () => void }[]>()

/** Passes a lock on to the next waiter that is alive. */
function pass(name: string): void {
  held.delete(name)
  const next = waiters.get(name)?.shift()
  if (!next) return
  if (next.tab?.dead) pass(name)
  else next.take()
}

/** Locks of the browser (Web Locks), which passes on those of a tab that ended. */
const locks = {
  request(name: string, options: LockOptions, work: (lock: object | null) => Promise<void> | undefined) {
    countStep()
    const tab = currentTab()
    const { signal, ifAvailable } = options
    const hold = async () => {
      held.set(name, tab)
      await work({})
      if (held.get(name) === tab && !tab?.dead) pass(name)
    }
    if (!held.has(name)) return hold()
    if (ifAvailable) return Promise.resolve(work(null))
    return new Promise<void>((done, failed) => {
      const waiter = { tab, take: () => void hold().then(done, failed) }
      const all = waiters.get(name) ?? []
      waiters.set(name, all)
      all.push(waiter)
      signal?.addEventListener('abort', () => {
        const at = all.indexOf(waiter)
        if (at < 0) return
        all.splice(at, 1)
        failed(signal.reason as Error)
      })
    })
  },
}

/** Replaces the browser's stores, locks, page events and timers by those of the tabs, for a test file. */
export function startTabs(): void {
  vi.stubGlobal('navigator', { locks, onLine: true })
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) =>
    currentTab()?.listeners.add({ type, listener }),
  )
  vi.stubGlobal('removeEventListener', (type: string, listener: () => void) => {
    const all = currentTab()?.listeners ?? new Set()
    for (const one of all) if (one.type === type && one.listener === listener) all.delete(one)
  })
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(), limit)
    return controller.signal
  })
  const { transaction } = IDBDatabase.prototype
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...rest) {
    countStep()
    const begun = transaction.apply(this, rest)
    const of = [unfinished, ...(currentTab() ? [currentTab()!.transactions] : [])]
    of.forEach((all) => all.add(begun))
    for (const type of ['complete', 'abort'])
      begun.addEventListener(type, () => of.forEach((all) => all.delete(begun)))
    return begun
  })
  for (const method of ['get', 'getAll', 'getKey', 'put', 'delete'] as const) {
    const real = IDBObjectStore.prototype[method] as (...args: unknown[]) => IDBRequest
    vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (
      this: IDBObjectStore,
      ...args: unknown[]
    ) {
      try {
        countStep()
        return real.apply(this, args)
      } catch (error) {
        return failingRequest(error)
      }
    } as never)
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.UTC(2026, 10, 29) })
}
