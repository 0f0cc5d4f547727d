const chains = new Map<string, Promise<unknown>>()

/** What is done under a lock. `left` is aborted where the page was left and the lock let go: begin nothing new then. */
type Work<T> = (left: AbortSignal) => Promise<T>

/**
 * Runs `work` while nobody else on this device holds the lock of this name: one at a time over all tabs and the
 * service worker (Web Locks). Where there are none, or the browser refuses them, one at a time within this tab.
 *
 * A page that is left lets the lock go, or waits for it no more until it is shown again: kept for the way back (the
 * back/forward cache) it is frozen, and Chromium (seen in 156) gives the lock of a frozen page to nobody.
 */
export async function withLock<T>(name: string, work: Work<T>): Promise<T> {
  if (!hasLocks()) return await queued(name, work)
  for (;;) {
    const letGo = await whileShown((left) => take(name, { signal: left })).catch((error: unknown) =>
      error === GONE ? undefined : REFUSED,
    )
    if (letGo === REFUSED) return await queued(name, work)
    if (letGo) return await holding(letGo, work)
    await new Promise((shown) => addEventListener('pageshow', shown, { once: true }))
  }
}

/** The same, but answers undefined where somebody holds the lock and does not let go within `patience` milliseconds. */
export async function ifLockFree<T>(name: string, work: Work<T>, patience = 0): Promise<T | undefined> {
  const over = patience ? AbortSignal.timeout(patience) : undefined
  const options = over ? { signal: over } : { ifAvailable: true }
  const letGo = hasLocks()
    ? await take(name, options).catch(() => (over?.aborted ? undefined : REFUSED))
    : REFUSED
  if (letGo === REFUSED) return chains.has(name) ? undefined : await queued(name, work)
  return letGo && (await holding(letGo, work))
}

/** Node has locks as well in its newer versions, but no page that could be left. */
const hasLocks = () =>
  typeof navigator !== 'undefined' && 'locks' in navigator && 'addEventListener' in globalThis

/** Takes a lock and answers how to let it go; undefined where it is held and `options` do not wait. */
const take = (name: string, options: LockOptions) =>
  new Promise<(() => void) | undefined>((taken, failed) => {
    const hold = (lock: Lock | null) => (lock ? new Promise<void>((letGo) => taken(letGo)) : taken(undefined))
    navigator.locks.request(name, options, hold).catch(failed)
  })

const holding = <T>(letGo: () => void, work: Work<T>) =>
  whileShown((left) => {
    left.addEventListener('abort', letGo)
    return work(left)
  }).finally(letGo)

/** Stands for a lock that this browser gives to no page of ours, as where a person has forbidden all storage. */
const REFUSED = 'refused' as const

const GONE = new DOMException('The page was left', 'AbortError')

async function whileShown<T>(work: Work<T>): Promise<T> {
  const page = new AbortController()
  const leave = () => page.abort(GONE)
  addEventListener('pagehide', leave)
  try {
    return await work(page.signal)
  } finally {
    removeEventListener('pagehide', leave)
  }
}

async function queued<T>(name: string, work: Work<T>): Promise<T> {
  const run = () => work(new AbortController().signal)
  const turn = (chains.get(name) ?? Promise.resolve()).then(run, run)
  chains.set(name, turn)
  try {
    return await turn
  } finally {
    if (chains.get(name) === turn) chains.delete(name)
  }
}
