import { set } from 'idb-keyval'
import { useEffect } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { announce, listen } from '#offline/channel.ts'
import { keep } from '#offline/device/keep.ts'
import { storeOf } from '#offline/device/db.ts'
import { DUE } from '#offline/marks.ts'
import { owner, ownDb } from '#offline/owner.ts'
import { deviceState } from '#offline/view.ts'
import type { Obligation } from '#rules/standing/obligation.ts'
import { type NoticeSettings, readSettings, SETTINGS } from './kept.ts'
import { dueOf } from './words.ts'

/** Ability of this browser to notify: an iPhone has none until the portal stands on its home screen. */
export type NoticePermission = NotificationPermission | 'none'

/** Choices of the signed-in user, as this tab knows them, and the browser's permission. */
const state = proxy({
  /** User whose choices were read; undefined while they are read. */
  userId: undefined as string | undefined,
  settings: undefined as NoticeSettings | undefined,
  permission: permissionHere(),
})

function permissionHere(): NoticePermission {
  const has = typeof Notification !== 'undefined' && 'serviceWorker' in navigator
  return has ? Notification.permission : 'none'
}

/** Returns the choices and the permission, for a component; `isKnown` is false until they are read. */
export function useNotices() {
  const { userId, settings, permission } = useSnapshot(state)
  useEffect(() => {
    readNotices().catch(() => undefined)
  }, [])
  return { isKnown: userId !== undefined && userId === owner()?.userId, settings, permission }
}

/** Reads the choices of the signed-in user again. */
export async function readNotices(): Promise<NoticeSettings | undefined> {
  const userId = owner()?.userId
  const settings = userId === undefined ? undefined : await readSettings(ownDb())
  if (userId === owner()?.userId) Object.assign(state, { userId, settings, permission: permissionHere() })
  return settings
}

/** Milliseconds between two questions to the city while all pages are hidden. */
const ASK_EVERY = 30 * 60_000
/** Milliseconds between two wake-ups of the worker, where the browser has them. */
const WAKE_EVERY = 12 * 3_600_000

/** Stores choices; nothing told so far is told again. Shows and hides the badge at once. */
export async function saveNotices(settings: NoticeSettings): Promise<void> {
  await set(SETTINGS, settings, storeOf(ownDb(), 'meta'))
  await readNotices()
  announce({ type: 'notices' })
  await post({ type: 'DUE' })
  await setWakeUps(settings.due)
}

/**
 * Asks the browser for its permission, after a press, and stores the answer.
 * @returns true if the person will be told
 */
export async function askForNotices(): Promise<boolean> {
  const granted = (await Notification.requestPermission()) === 'granted'
  await saveNotices({ results: granted, due: granted, badge: state.settings?.badge ?? true })
  return granted
}

/** Keeps what is due for the worker and has it tell what is new; called whenever a page has counted it. */
export async function noteDue(list: readonly Obligation[]): Promise<void> {
  if (deviceState.storage !== 'disk' || !owner()) return
  const due = list.filter(({ kind }) => kind !== '待上传').map(dueOf)
  await keep(DUE, due, storeOf(ownDb(), 'meta'))
  if ((await readNotices())?.due) await post({ type: 'DUE' })
}

/** Sends a message about the signed-in user to the worker, which wakes for it. */
export async function post(message: { type: 'DUE' | 'LEARN' } | { type: 'RESULT'; notice: object }) {
  const userId = owner()?.userId
  if (userId === undefined || !('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  registration?.active?.postMessage({ ...message, userId })
}

/**
 * Has the worker ask the city now and then while the page is hidden, and removes all notifications when the user signs
 * out, because the next person at this device must not read them.
 */
export function startNotices(): void {
  let timer: ReturnType<typeof setInterval> | undefined
  const watch = () => {
    clearInterval(timer)
    if (document.hidden)
      timer = setInterval(() => state.settings?.due && void post({ type: 'LEARN' }), ASK_EVERY)
  }
  document.addEventListener('visibilitychange', watch)
  watch()
  const read = () => void readNotices().catch(() => undefined)
  listen(({ type }) => {
    if (['signed-in', 'signed-out', 'notices'].includes(type)) read()
    if (type === 'signed-out') void closeAll().catch(() => undefined)
  })
  read()
}

async function closeAll(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  for (const one of (await registration?.getNotifications()) ?? []) one.close()
}

interface PeriodicSync {
  register: (tag: string, options: { minInterval: number }) => Promise<void>
  unregister: (tag: string) => Promise<void>
}

/** Registers or ends the worker's wake-ups; a browser without them, or that refuses, asks only from an open page. */
async function setWakeUps(on: boolean): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  const { periodicSync } = (registration ?? {}) as { periodicSync?: PeriodicSync }
  const done = on
    ? periodicSync?.register('due', { minInterval: WAKE_EVERY })
    : periodicSync?.unregister('due')
  await done?.catch(() => undefined)
}
