import { cityNow } from '#lib/clock.ts'
import { messageOf } from '#lib/message-of.ts'
import { announce, listen } from '#offline/channel.ts'
import { owner } from '#offline/owner.ts'
import { onReach } from '#offline/reach.ts'
import { deviceState } from '#offline/view.ts'
import { waitAfterOutage } from './spread.ts'

/** Milliseconds to wait after a failure of the device. */
const RETRY_AFTER_FAILURE = 60_000

type Replay = (
  userId: string,
  options: { hurry?: boolean },
) => Promise<{ next: number | undefined; needsSignIn: boolean }>

let replay: Replay | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let running = false
let pendingRun: { hurry: boolean } | undefined
/** Message shown for a failure of the device in this tab. */
let shownProblem: string | undefined

/**
 * Runs the signed-in user's outbox soon. All triggers call this: enqueue, start, network back, page shown, sign-in,
 * timer. Triggers during a run cause one further run.
 */
export function runOutbox(hurry = false): void {
  pendingRun = { hurry: hurry || (pendingRun?.hurry ?? false) }
  if (!running) void run()
}

/** Asks the browser to wake the service worker for waiting items when there is a network, if it can (Chromium). */
export async function askForSync(): Promise<void> {
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return
  try {
    const registration: SyncRegistration | undefined = await navigator.serviceWorker.getRegistration()
    await registration?.sync?.register('outbox')
  } catch {
    // Ignores a failure, because the open page or the next one sends the items.
  }
}

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }

/** Starts the triggers of this tab. */
export function startSchedule(how: Replay): void {
  replay = how
  onReach((reach, away) => reach === 'online' && setTimeout(runOutbox, waitAfterOutage(away), true))
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && runOutbox(true),
  )
  listen((message) => {
    if (message.type === 'signed-in') runOutbox(true)
    // Runs the outbox when another tab queues an item, to wait for the lock and continue if that tab is closed. Hidden
    // tabs do not, because they may be frozen while holding the lock; they run when they are shown.
    const isVisible = document.visibilityState === 'visible'
    if (message.type === 'outbox' && isVisible && !running && !deviceState.needsSignIn) runOutbox()
  })
  runOutbox(true)
}

async function run(): Promise<void> {
  running = true
  clearTimeout(timer)
  while (pendingRun) {
    const options = pendingRun
    pendingRun = undefined
    const who = owner()
    if (!who || !replay) break
    try {
      const { next, needsSignIn } = await replay(who.userId, options)
      // Ignores the result if the user has changed during the run.
      if (owner()?.userId !== who.userId) continue
      deviceState.needsSignIn = needsSignIn
      if (needsSignIn) announce({ type: 'signin', userId: who.userId })
      else deviceState.lastSync = new Date(cityNow()).toISOString()
      if (deviceState.storageProblem === shownProblem) deviceState.storageProblem = undefined
      clearTimeout(timer)
      if (next !== undefined) timer = setTimeout(() => runOutbox(), Math.max(250, next - Date.now()))
    } catch (error) {
      // Shows a failure of the device, not of the network, and keeps all items.
      deviceState.storageProblem = shownProblem = messageOf(error)
      timer = setTimeout(() => runOutbox(), RETRY_AFTER_FAILURE)
    }
  }
  running = false
}
