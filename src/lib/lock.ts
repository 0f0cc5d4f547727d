const queues = new Map<string, Promise<unknown>>()

/**
 * Task run under a lock. `left` is aborted when the page was left and the lock released: start nothing new
 * then.
 */
type Work<T> = (left: AbortSignal) => Promise<T>

/**
 * Runs `work` while no other holder on this device has the lock of this name: one at a time in all tabs and
 * the service worker (Web Locks). Without Web Locks, or if the browser refuses them, one at a time within
 * this tab.
 *
 * A page that is left releases the lock, or stops waiting for it until it is shown again: in the back/forward
 * cache it is frozen, and Chromium (observed in 156) never passes the lock of a frozen page on.
 */
export async function withLock<T>(name: string, work: Work<T>): Promise<T> {
  if (!hasLocks()) return await runQueued(name, work)
  for (;;) {
    const release = await withLeaveSignal((left) => acquire(name, { signal: left })).catch((error: unknown) =>
      error === PAGE_LEFT ? undefined : REFUSED,
    )
    if (release === REFUSED) return await runQueued(name, work)
    if (release) return await runAndRelease(release, work)
    await new Promise((shown) => addEventListener('pageshow', shown, { once: true }))
  }
}

/** Runs `work` under a lock, or returns undefined if the lock is not free within `patience` milliseconds. */
export async function ifLockFree<T>(name: string, work: Work<T>, patience = 0): Promise<T | undefined> {
  const timeout = patience ? AbortSignal.timeout(patience) : undefined
  const options = timeout ? { signal: timeout } : { ifAvailable: true }
  const release = hasLocks()
    ? await acquire(name, options).catch(() => (timeout?.aborted ? undefined : REFUSED))
    : REFUSED
  if (release === REFUSED) return queues.has(name) ? undefined : await runQueued(name, work)
  return release && (await runAndRelease(release, work))
}

/** Requires page events, too, because newer versions of Node have locks, but no page that could be left. */
const hasLocks = () =>
  typeof navigator !== 'undefined' && 'locks' in navigator && 'addEventListener' in globalThis

/**
 * Requests a lock; returns a function that releases it, or undefined when it is held and `options` do not
 * wait.
 */
const acquire = (name: string, options: LockOptions) =>
  new Promise<(() => void) | undefined>((taken, failed) => {
    const hold = (lock: Lock | null) =>
      lock ? new Promise<void>((release) => taken(release)) : taken(undefined)
    navigator.locks.request(name, options, hold).catch(failed)
  })

const runAndRelease = <T>(release: () => void, work: Work<T>) =>
  withLeaveSignal((left) => {
    left.addEventListener('abort', release)
    return work(left)
  }).finally(release)

/** Result when this browser refuses locks to the portal, e.g. because the person has blocked all storage. */
const REFUSED = 'refused' as const

const PAGE_LEFT = new DOMException('The page was left', 'AbortError')

async function withLeaveSignal<T>(work: Work<T>): Promise<T> {
  const page = new AbortController()
  const leave = () => page.abort(PAGE_LEFT)
  addEventListener('pagehide', leave)
  try {
    return await work(page.signal)
  } finally {
    removeEventListener('pagehide', leave)
  }
}

async function runQueued<T>(name: string, work: Work<T>): Promise<T> {
  const run = () => work(new AbortController().signal)
  const turn = (queues.get(name) ?? Promise.resolve()).then(run, run)
  queues.set(name, turn)
  try {
    return await turn
  } finally {
    if (queues.get(name) === turn) queues.delete(name)
  }
}
