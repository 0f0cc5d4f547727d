import type { Workbox } from 'workbox-window'
import { whenSettled } from '#lib/settled.ts'
import { withTimeout } from '#lib/with-timeout.ts'
import { flushForms } from '#offline/drafts/open-forms.ts'
import { ACCEPTED_CACHE, COMPLETE_CACHE } from '#offline/marks.ts'
import { deviceState } from '#offline/view.ts'
import { workerOptions, workerScript } from './worker.ts'

/** Minimum time between two checks for a new version, in milliseconds. */
const CHECK_INTERVAL = 60_000

/**
 * Requests to the worker for the rest of the portal: how many at most, the timeout of each (browsers stop a
 * worker after that) and the delay before the next, in milliseconds.
 */
const REST_REQUEST = { times: 10, within: 300_000, again: 30_000 }

/**
 * Longest wait for the newer worker before the page reloads without it, in milliseconds. Chromium activates it a second
 * after the older one has ended, which is at once for an idle one, and within minutes for a busy one.
 */
const ACTIVATION_LIMIT = 3_000

let worker: Workbox | undefined

/**
 * Watches the worker and sets `common.update` when a new version waits. A new version never replaces a page
 * by itself: a tab reloads when its user accepts, the other tabs go on as they are. Once the page has
 * settled, has the worker store the files of the portal that are missing.
 */
export async function startUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  // Loads Workbox after the first screen, which does not need the worker.
  const { messageSW, Workbox } = await import('workbox-window')
  worker = new Workbox(workerScript(), workerOptions)
  worker.addEventListener('waiting', () => void announceUpdate())
  navigator.serviceWorker.addEventListener('controllerchange', () => void (deviceState.update = false))
  let lastCheck = performance.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - lastCheck < CHECK_INTERVAL) return
    lastCheck = performance.now()
    void worker?.update().catch(() => undefined)
  })
  await worker.register()
  await whenSettled()
  await fetchRest(async () => {
    // Asks the active worker, because Workbox never finds one whose install began before its own registration.
    const { active } = await navigator.serviceWorker.ready
    if (active) await messageSW(active, { type: 'KEEP_REST' })
  })
}

/**
 * Has the worker fetch the files of the portal that are not on this device yet, and asks again while the page
 * is open: the browser may stop the worker half-way, or the network may fail.
 * @param ask asks the worker once; resolves when it has answered
 */
export async function fetchRest(ask: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < REST_REQUEST.times; time += 1) {
    // Stops when a newer version waits, because the older worker ends only when it receives no more requests.
    if (deviceState.update || (await caches.has(COMPLETE_CACHE))) return
    await withTimeout(REST_REQUEST.within, ask())
    if (await caches.has(COMPLETE_CACHE)) return
    await new Promise((again) => setTimeout(again, REST_REQUEST.again))
  }
}

/**
 * Announces that a newer version waits. If the person has accepted it already, activates its worker instead.
 */
async function announceUpdate(): Promise<void> {
  if (await caches.has(ACCEPTED_CACHE)) worker?.messageSkipWaiting()
  else deviceState.update = true
}

/**
 * Accepts the new version, after saving every open form of this tab. Does nothing if edits would be lost. The
 * tab reloads when the newer worker is active, or soon anyway: the browser keeps the older worker while it is busy,
 * which then answers with the newer files (src/offline/precache.ts).
 * @returns true if the version was accepted
 */
export async function acceptUpdate(): Promise<boolean> {
  const areFormsSaved = await flushForms()
  const atStake = deviceState.dirtyForms > 0 || deviceState.outbox.length > 0
  if (!areFormsSaved || (deviceState.storage !== 'disk' && atStake)) return false
  await caches.open(ACCEPTED_CACHE)
  await withTimeout(ACTIVATION_LIMIT, activateNewer())
  location.reload()
  return true
}

/**
 * Activates the newer worker; resolves when it is active. A page that asks for its address meanwhile waits for that, and
 * Chromium (156) never answers it where its tools are attached to the workers, as in stories.
 */
async function activateNewer(): Promise<void> {
  const { waiting } = await navigator.serviceWorker.ready
  const activated = new Promise<void>((done) =>
    waiting?.addEventListener('statechange', () => waiting.state === 'activated' && done()),
  )
  worker?.messageSkipWaiting()
  if (waiting) await activated
}
