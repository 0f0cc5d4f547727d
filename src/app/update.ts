import type { Workbox } from 'workbox-window'
import { settled } from '#lib/settled.ts'
import { within } from '#lib/within.ts'
import { flushForms } from '#offline/drafts/open-forms.ts'
import { TAKEN, WHOLE } from '#offline/marks.ts'
import { common } from '#offline/view.ts'
import { workerOptions, workerScript } from './worker.ts'

/** Shortest time between two looks for a new version, in milliseconds. */
const LOOK_EVERY = 60_000

/**
 * How many times at most the worker is asked for the rest of the portal, how long each answer is waited for (browsers end a
 * worker after that), and how long until the next try, in milliseconds.
 */
const ASKED = { times: 10, within: 300_000, again: 30_000 }

let worker: Workbox | undefined

/**
 * Watches over the worker, and says when a new version waits. It never takes a page by itself: whoever accepts reloads
 * their own tab, the others go on as they are. What the worker has not kept of the portal yet it keeps when the page is quiet.
 */
export async function startUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  // After the first screen: nothing on it needs the worker.
  const { Workbox } = await import('workbox-window')
  worker = new Workbox(workerScript(), workerOptions)
  worker.addEventListener('waiting', () => void toldOfNewer())
  navigator.serviceWorker.addEventListener('controllerchange', () => void (common.update = false))
  let looked = performance.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - looked < LOOK_EVERY) return
    looked = performance.now()
    void worker?.update().catch(() => undefined)
  })
  await worker.register()
  await settled()
  await bringRest(() => worker!.messageSW({ type: 'KEEP_REST' }))
}

/**
 * Has the worker fetch the files of the portal that are not on this device yet, and asks again while the page is open: the
 * browser may end the worker half-way, or the network may break off.
 * @param ask asks the worker once; resolves when it has answered
 */
export async function bringRest(ask: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < ASKED.times; time += 1) {
    // A newer version waits: the older worker ends at once if nothing is asked of it.
    if (common.update || (await caches.has(WHOLE))) return
    await within(ASKED.within, ask())
    if (await caches.has(WHOLE)) return
    await new Promise((again) => setTimeout(again, ASKED.again))
  }
}

/** Says that a newer version waits. Where the person has accepted it already, lets its worker take over instead. */
async function toldOfNewer(): Promise<void> {
  if (await caches.has(TAKEN)) worker?.messageSkipWaiting()
  else common.update = true
}

/**
 * Takes the new version: every open form of this tab is kept first. Where something would be lost nothing is taken. The tab
 * reloads into it at once, though the browser keeps the older worker while that is at work (src/offline/precache.ts).
 * @returns whether it is taken
 */
export async function acceptUpdate(): Promise<boolean> {
  const kept = await flushForms()
  const atStake = common.dirtyForms > 0 || common.outbox.length > 0
  if (!kept || (common.storage !== 'disk' && atStake)) return false
  await caches.open(TAKEN)
  worker?.messageSkipWaiting()
  location.reload()
  return true
}
