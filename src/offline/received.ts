import { announce } from './channel.ts'

/** Name of the cache of files that another app shared, or that were opened with the portal. */
const RECEIVED = 'received'

/** File that waits on this device until a person chooses a form for it. */
export interface Received {
  id: string
  file: File
}

/** Header of a kept file with its name, encoded because headers are Latin-1. */
const NAME = 'x-name'
/** Header of a kept file with the id of the user who was signed in when it came; '' for a visitor. */
const USER = 'x-user'

/** Returns true for a file of this user, or of a visitor: whoever signs in next may use it. */
const isFor = (kept: Response | undefined, userId: string | undefined): kept is Response => {
  const of = kept?.headers.get(USER)
  return of === '' || (of !== undefined && of === userId)
}

/** Returns the cache; undefined where there is none, so that reading creates none. */
const existing = async (): Promise<Cache | undefined> =>
  typeof caches !== 'undefined' && (await caches.has(RECEIVED)) ? await caches.open(RECEIVED) : undefined

/**
 * Keeps files for a user, or for whoever signs in next (''). In the browser's cache of responses, not in IndexedDB: it
 * takes the bytes as they come, and a worker that has just started writes to it at once.
 * @throws DOMException if the device is full
 */
export async function keepReceived(files: readonly File[], userId: string): Promise<void> {
  const cache = await caches.open(RECEIVED)
  for (const file of files) {
    const headers = {
      'content-type': file.type || 'application/octet-stream',
      [NAME]: encodeURIComponent(file.name),
      [USER]: userId,
    }
    await cache.put(`/${RECEIVED}/${crypto.randomUUID()}`, new Response(file, { headers }))
  }
  announce({ type: 'received' })
}

/** Returns the files that wait for this user, oldest first. */
export async function listReceived(userId: string | undefined): Promise<Received[]> {
  const cache = await existing()
  const found: Received[] = []
  for (const { url: id } of (await cache?.keys()) ?? []) {
    const kept = await cache?.match(id)
    if (!isFor(kept, userId)) continue
    const name = decodeURIComponent(kept.headers.get(NAME) ?? '')
    const type = kept.headers.get('content-type') ?? ''
    found.push({ id, file: new File([await kept.blob()], name, { type }) })
  }
  return found
}

/** Deletes a file that a form has taken, or that is not wanted. */
export async function dropReceived(id: string): Promise<void> {
  await (await existing())?.delete(id)
  announce({ type: 'received' })
}

/** Deletes all files that wait for this user. */
export async function dropAllReceived(userId: string | undefined): Promise<void> {
  const cache = await existing()
  for (const { id } of await listReceived(userId)) await cache?.delete(id)
  announce({ type: 'received' })
}
