import { proxy, useSnapshot } from 'valtio'
import type { OutboxItem, Receipt } from './outbox/item.ts'
import type { Sending } from './channel.ts'
import { type LibraryView, noLibrary } from './library/view.ts'

/** Reachability of the city, as measured by the calls themselves. */
export type Reach = 'online' | 'offline' | 'captive'

/** State of this device towards the city: everything that is neither server data, form state nor URL. */
export const deviceState = proxy({
  reach: 'online' as Reach,
  /**
   * `memory` if the browser stores nothing, `public` if nothing may be stored (公共电脑模式); all data is then lost with the
   * page.
   */
  storage: 'disk' as 'disk' | 'memory' | 'public',
  /** Message about a failure to store data; undefined without a failure. */
  storageProblem: undefined as string | undefined,
  /** True if waiting items need a person to sign in again. */
  needsSignIn: false,
  /** True if a new version is ready and waits for the person. */
  update: false,
  /** Offer to install the portal, or to open it in a browser (`app/offer-install.ts`); undefined without one. */
  offer: undefined as 'install' | 'browser' | undefined,
  /** Address of a page that could not be loaded, while the form with edits stayed open. */
  missing: undefined as string | undefined,
  /**
   * Progress of fetching pages ahead: number stored, completion, and number of failures; undefined if nothing is
   * fetched ahead.
   */
  ahead: undefined as { kept: number; done: boolean; missing?: number } | undefined,
  /** True while the assistant 小易 is open over the page. */
  assistant: false,
  /** Id of the appeal whose conversation the assistant shows, '' for the newest or a new one; undefined otherwise. */
  talk: undefined as string | undefined,
  /** Number of unseen messages from the city's staff, by the id of the conversation's appeal. */
  unread: {} as Record<string, number>,
  /** True if the page's data takes long to load. */
  slow: false,
  /** Milliseconds by which the city's clock is ahead of this device's, if large enough to show (`app/say-clock.ts`). */
  clock: undefined as number | undefined,
  /** Number of blocks of the page with outdated data that the city could not refresh. */
  outdated: 0,
  /** Number of obligations, submits that wait on this device included: 我的待办 and the badge. */
  due: 0,
  /** Number of forms with unsent edits. */
  dirtyForms: 0,
  /** Items of the outbox, oldest first. */
  outbox: [] as OutboxItem[],
  /** Receipts, newest first. */
  receipts: [] as Receipt[],
  /** Item being sent, and how far it is. */
  sending: undefined as Sending | undefined,
  /** ISO time at which the outbox last finished a run. */
  lastSync: undefined as string | undefined,
  /** State of the policy library on this device; known after its first use. */
  library: noLibrary as LibraryView,
})

/** Returns the state of this device, with the counts in the header. */
export function useDeviceState() {
  const now = useSnapshot(deviceState)
  // Selects fields one by one, because each field read here causes renders, and the library changes often during a
  // download.
  const { reach, storage, storageProblem, needsSignIn, update, offer, missing, slow, clock } = now
  const { assistant, talk, unread: unreadOf, due, dirtyForms, outdated, outbox, sending, lastSync } = now
  return {
    ...{ reach, storage, storageProblem, needsSignIn, update, offer, missing, slow, clock },
    ...{ assistant, talk, unreadOf, due, dirtyForms, outdated, sending, lastSync },
    unread: Object.values(unreadOf).reduce((sum, one) => sum + one, 0),
    waiting: outbox.filter((item) => item.state === 'waiting').length,
    held: outbox.filter((item) => item.state !== 'waiting').length,
  }
}

/** Returns the outbox, oldest first, and renders when it changes. */
export const useOutbox = (): readonly OutboxItem[] => useSnapshot(deviceState).outbox as readonly OutboxItem[]

/** Returns the receipts on this device, newest first, and renders when they change. */
export const useReceipts = (): readonly Receipt[] => useSnapshot(deviceState).receipts as readonly Receipt[]
