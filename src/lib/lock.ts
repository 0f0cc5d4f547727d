const chains = new Map<string, Promise<unknown>>()

/**
 * Runs `work` while nobody else on this device holds the lock of this name: one at a time over all tabs and the
 * service worker (Web Locks). Where there are none, one at a time within this tab.
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (typeof navigator !== 'undefined' && 'locks' in navigator)
    return await navigator.locks.request(name, work)
  return await queued(name, work)
}

/** The same, but answers undefined at once where somebody holds the lock. */
export async function ifLockFree<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  if (typeof navigator !== 'undefined' && 'locks' in navigator) {
    return await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : undefined))
  }
  return chains.has(name) ? undefined : await queued(name, work)
}

async function queued<T>(name: string, work: () => Promise<T>): Promise<T> {
  const turn = (chains.get(name) ?? Promise.resolve()).then(work, work)
  chains.set(name, turn)
  try {
    return await turn
  } finally {
    if (chains.get(name) === turn) chains.delete(name)
  }
}
