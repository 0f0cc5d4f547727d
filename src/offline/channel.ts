import type { LibraryView } from './library/view.ts'

/** Item that is being sent. */
export interface Sending {
  id: string
  /** Progress in words: 2/3, or 3.2 / 12.4 MB. */
  share: string
  /** The same from 0 to 1, where a bar shows it. */
  portion?: number
}

/**
 * Announcement that drafts of a user are about to be removed, those of the ids (`draftId`) or all: no form writes after it
 * what was typed before it, although saves wait for half a second.
 */
interface Removing {
  type: 'removing'
  userId: string
  ids?: readonly string[]
}

/** Messages between tabs and the service worker on this device. */
type ChannelMessage =
  | { type: 'outbox' }
  | { type: 'drafts'; id?: string; by?: string }
  | Removing
  | { type: 'sent'; endpoint: string }
  | { type: 'progress'; sending: Sending | undefined }
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
  | { type: 'received' }
  | { type: 'notices' }
  | { type: 'packs' }

/**
 * Checks if a message is of this version; messages of other versions are ignored. User ids need no check, because they
 * are only compared; the library's view is validated before it is shown.
 */
function isChannelMessage(data: unknown): data is ChannelMessage {
  const { type, endpoint, sending } = Object(data) as Partial<Record<string, unknown>>
  if (type === 'sent') return typeof endpoint === 'string'
  const { share } = Object(sending) as Partial<Sending>
  return typeof type === 'string' && (!sending || typeof share === 'string')
}

/** Id of this tab or service worker, in messages about drafts. */
export const HERE = Math.random().toString(36).slice(2)

type Listener = (message: ChannelMessage) => void

const listeners = new Set<Listener>()
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('portal')

if (channel) {
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isChannelMessage(data)) listeners.forEach((listener) => listener(data))
  }
  // Lets Node exit in spite of the open channel; browsers have no `unref`.
  ;(channel as { unref?: () => void }).unref?.()
}

/** Sends a message to all other tabs and the service worker. */
export const postToOthers = (message: ChannelMessage): void => channel?.postMessage(message)

/** Sends a message to all other tabs, the service worker, and this tab's own listeners. */
export function announce(message: ChannelMessage): void {
  postToOthers(message)
  listeners.forEach((listener) => listener(message))
}

/** Adds a listener; returns a function that removes it. */
export function listen(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
