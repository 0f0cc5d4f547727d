import { useSyncExternalStore } from 'react'
import { listen } from './channel.ts'
import { owner } from './owner.ts'
import { listReceived, type Received } from './received.ts'

let files: readonly Received[] = []
const listeners = new Set<() => void>()
let stop: (() => void) | undefined

/** Reads the list again; a device that cannot be read has none. */
async function read(): Promise<void> {
  files = await listReceived(owner()?.userId).catch(() => [])
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
    if (listeners.size === 0) stop?.()
  }
}

/**
 * Returns the files of other apps that wait for the signed-in user, and follows changes of every tab; read once for all
 * fields of a form. Empty until they are read.
 */
export const useReceived = (): readonly Received[] => useSyncExternalStore(subscribe, () => files)
