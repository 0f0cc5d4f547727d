import type { LibraryView } from './library/view.ts'

/** What tabs and the service worker tell each other on this device. */
type ChannelMessage =
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
  | { type: 'seen' }

/**
 * True for a message of this version: a tab of another version may send others, which are ignored. User ids need no check
 * since they are only compared, and the library's view is checked where it is shown.
 */
function isChannelMessage(data: unknown): data is ChannelMessage {
  const { type, endpoint, sending } = Object(data) as Partial<Record<string, unknown>>
  if (type === 'sent') return typeof endpoint === 'string'
  const { done, total } = Object(sending) as { done: number; total: number }
  return typeof type === 'string' && (!sending || done <= total)
}

/** Names this tab, or the service worker, in a message about a draft. */
export const HERE = Math.random().toString(36).slice(2)

type Listener = (message: ChannelMessage) => void

const listeners = new Set<Listener>()
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('portal')

if (channel) {
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isChannelMessage(data)) listeners.forEach((listener) => listener(data))
  }
  // Node keeps running for an open channel; browsers know no unref.
  ;(channel as { unref?: () => void }).unref?.()
}

/** Tells every other tab and the service worker. */
export const tellOthers = (message: ChannelMessage): void => channel?.postMessage(message)

/** Tells them, and this tab's own listeners. */
export function announce(message: ChannelMessage): void {
  tellOthers(message)
  listeners.forEach((listener) => listener(message))
}

/** Listens until the returned function is called. */
export function listen(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
