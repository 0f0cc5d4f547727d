import type { Workbox } from 'workbox-window'
import { settled } from '#lib/settled.ts'
import { flushForms } from '#offline/drafts/open-forms.ts'
import { WHOLE } from '#offline/whole.ts'
import { common } from '#offline/view.ts'
import { workerOptions, workerScript } from './worker.ts'

/** Shortest time between two looks for a new version, in milliseconds. */
const LOOK_EVERY = 60_000

let worker: Workbox | undefined
let accepted = false

/**
 * Watches over the worker, and says when a new version waits. It never takes a page by itself: whoever accepts reloads
 * their own tab, the others go on as they are. What the worker has not kept of the portal yet it keeps when the page is quiet.
 */
export async function startUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  // After the first screen: nothing on it needs the worker.
  const { Workbox } = await import('workbox-window')
  worker = new Workbox(workerScript(), workerOptions)
  worker.addEventListener('waiting', () => void (common.update = true))
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    common.update = false
    if (accepted) location.reload()
  })
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_EVERY) return
    looked = Date.now()
    void worker?.update().catch(() => undefined)
  })
  await worker.register()
  await settled()
  // Asked for nothing, a worker that a newer one waits for ends at once; else Chromium (seen in 156) takes half a minute.
  if (!(await caches.has(WHOLE))) await worker.messageSW({ type: 'KEEP_REST' })
}

/**
 * Takes the new version: every open form of this tab is kept first. Where something would be lost nothing is taken.
 * @returns whether it is taken; the tab reloads then, as soon as the browser lets the older one go
 */
export async function acceptUpdate(): Promise<boolean> {
  const kept = await flushForms()
  const atStake = common.dirtyForms > 0 || common.outbox.length > 0
  if (!kept || (common.storage !== 'disk' && atStake)) return false
  accepted = true
  worker?.messageSkipWaiting()
  return true
}
