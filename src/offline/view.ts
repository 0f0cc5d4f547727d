import { proxy, useSnapshot } from 'valtio'
import type { OutboxItem, Receipt } from './outbox/item.ts'
import { type LibraryView, noLibrary } from './library/view.ts'

/** Whether the city answers, as measured by the calls themselves. */
export type Reach = 'online' | 'offline' | 'captive'

/** What is neither server data, form nor URL: the state of this device towards the city. */
export const common = proxy({
  reach: 'online' as Reach,
  /**
   * `memory` where the browser keeps nothing, `public` where nothing shall be kept (公共电脑模式): all is lost when the
   * page goes.
   */
  storage: 'disk' as 'disk' | 'memory' | 'public',
  /** Why the device cannot keep things as it should, in words; undefined when all is well. */
  storageProblem: undefined as string | undefined,
  /** True where what waits cannot go on before somebody signs in again. */
  needsSignIn: false,
  /** A new version is ready and waits for the person. */
  update: false,
  /** Where a form with edits was to be left for a page that could not be loaded; the form has stayed. */
  missing: undefined as string | undefined,
  /**
   * How many pages were kept ahead of a visit, whether that was all, and how many did not come; undefined where none are.
   */
  ahead: undefined as { kept: number; done: boolean; missing?: number } | undefined,
  /** The assistant 小易 is open over the page. */
  assistant: false,
  /** Set while the assistant shows a conversation with the city's people: the id of its appeal, '' for the newest or a new one. */
  talk: undefined as string | undefined,
  /** Says how many messages of the city's people were not seen yet, by the id of the conversation's appeal. */
  unread: {} as Record<string, number>,
  /** What the page waits for is long in coming. */
  slow: false,
  /** By how many milliseconds the city's clock is ahead of this device's, where that is worth a word (`app/say-clock.ts`). */
  clock: undefined as number | undefined,
  /** How many blocks of the page show what the city could not bring up to date. */
  outdated: 0,
  /** How many forms hold edits that are newer than what was sent. */
  dirtyForms: 0,
  /** What waits on this device to be sent, oldest first. */
  outbox: [] as OutboxItem[],
  /** What was sent, newest first. */
  receipts: [] as Receipt[],
  /** The item being sent now: how many of its steps (files, then the call) are done. */
  sending: undefined as { id: string; done: number; total: number } | undefined,
  /** When the outbox last ran to its end, ISO. */
  lastSync: undefined as string | undefined,
  /** How the policy library stands on this device; known once somebody has asked for it. */
  library: noLibrary as LibraryView,
})

/** The state of this device, with the counts that the header shows. */
export function useCommon() {
  const now = useSnapshot(common)
  // Named one by one: whatever is read here redraws its readers, and the library changes many times while it comes.
  const { reach, storage, storageProblem, needsSignIn, update, missing, slow, clock } = now
  const { assistant, talk, unread: unreadOf, dirtyForms, outdated, outbox, sending, lastSync } = now
  return {
    ...{ reach, storage, storageProblem, needsSignIn, update, missing, slow, clock },
    ...{ assistant, talk, unreadOf, dirtyForms, outdated, sending, lastSync },
    unread: Object.values(unreadOf).reduce((sum, one) => sum + one, 0),
    waiting: outbox.filter((item) => item.state === 'waiting').length,
    held: outbox.filter((item) => item.state !== 'waiting').length,
  }
}

/** What waits to be sent, oldest first. */
export const useOutbox = (): readonly OutboxItem[] => useSnapshot(common).outbox as readonly OutboxItem[]

/** What was sent from this device, newest first. */
export const useReceipts = (): readonly Receipt[] => useSnapshot(common).receipts as readonly Receipt[]
