import { useSyncExternalStore } from 'react'
import { listen } from './channel.ts'
import { owner } from './owner.ts'
import { listReceived, type Received } from './received.ts'

let files: readonly Received[] = []
const listeners = new Set<() => void>()
let stop: (() => void) | undefined

/** Reads the list again; a device that cannot be read has none. Drops what was read for a user who has left meanwhile. */
async function read(): Promise<void> {
  const userId = owner()?.userId
  const found = await listReceived(userId).catch(() => [])
  if (listeners.size === 0 || owner()?.userId !== userId) return
  files = found
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    stop = listen(({ type }) => void (type === 'received' && read()))
    void read()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stop?.()
    // The next form may be another user's, who must not see these names while the list is read.
    files = []
  }
}

/**
 * Returns the files of other apps that wait for the signed-in user, and follows changes of every tab; read once for all
 * fields of a form. Empty until they are read.
 */
export const useReceived = (): readonly Received[] => useSyncExternalStore(subscribe, () => files)
