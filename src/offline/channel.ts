import type { LibraryView } from './library/view.ts'

/** What tabs and the service worker tell each other on this device. */
export type Word =
  | { type: 'outbox' }
  | { type: 'drafts'; id?: string; by?: string }
  | { type: 'sent'; endpoint: string }
  | { type: 'progress'; sending: { id: string; done: number; total: number } | undefined }
  | { type: 'signin'; userId: string }
  | { type: 'expired'; userId: string }
  | { type: 'signed-out' }
  | { type: 'signed-in'; userId: string }
  | { type: 'public-device' }
  | { type: 'enterprises'; userId: string }
  | { type: 'library'; view: LibraryView }
  | { type: 'aside' }
  | { type: 'talk'; userId: string }

/**
 * A tab of another version may say other things: they are not heard. Users are only compared, the library's view is
 * checked where it is shown.
 */
function isWord(data: unknown): data is Word {
  const { type, endpoint, sending } = Object(data) as Partial<Record<string, unknown>>
  if (type === 'sent') return typeof endpoint === 'string'
  const { done, total } = Object(sending) as { done: number; total: number }
  return typeof type === 'string' && (!sending || done <= total)
}

/** Names this tab, or the worker, in what it says of a draft. */
export const HERE = Math.random().toString(36).slice(2)

type Listener = (word: Word) => void

const listeners = new Set<Listener>()
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('portal')

if (channel) {
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isWord(data)) listeners.forEach((listener) => listener(data))
  }
  // Node keeps running for an open channel; browsers know no unref.
  ;(channel as { unref?: () => void }).unref?.()
}

/** Tells every other tab and the service worker. */
export const tellOthers = (word: Word): void => channel?.postMessage(word)

/** Tells them, and this tab's own listeners. */
export function announce(word: Word): void {
  tellOthers(word)
  listeners.forEach((listener) => listener(word))
}

/** Listens until the returned function is called. */
export function listen(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
