import { messageOf } from '#lib/message-of.ts'
import { announce, listen } from '#offline/channel.ts'
import { owner } from '#offline/owner.ts'
import { onReach } from '#offline/reach.ts'
import { common } from '#offline/view.ts'
import type { Run } from './replay.ts'

/** How long to wait after the device itself has failed, in milliseconds. */
const AFTER_FAILURE = 60_000

/**
 * How long the network's return is no reason to ignore the back-off, after what was sent over a network that was there
 * got no answer, in milliseconds: where other calls are answered, it seems to come back after each of them.
 */
const DOUBT = 10_000

type Replay = (userId: string, options: { hurry?: boolean }) => Promise<Run>

let replay: Replay | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let doubt: ReturnType<typeof setTimeout> | undefined
let running = false
let again: { hurry: boolean } | undefined
let doubtUntil = 0

/**
 * Runs the outbox of whoever is signed in, soon. Every trigger comes through here: enqueue, start, network back, page
 * shown, sign-in, the timer. Triggers that come while it runs make it run once more.
 */
export function kick(hurry = false): void {
  again = { hurry: hurry || (again?.hurry ?? false) }
  if (!running) void run()
}

/** Asks the browser to wake the worker for what waits, once there is a network; where it can (Chromium). */
export async function askForSync(): Promise<void> {
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return
  try {
    const registration: SyncRegistration | undefined = await navigator.serviceWorker.getRegistration()
    await registration?.sync?.register('outbox')
  } catch {
    // The open page sends it, or the next one.
  }
}

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }

/** Starts the triggers of this tab. */
export function startSchedule(how: Replay): void {
  replay = how
  onReach((reach) => reach === 'online' && backOnline())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && kick(true))
  listen((message) => {
    if (message.type === 'signed-in') kick(true)
    // Another window has queued something. Waiting behind it for the lock, this one goes on where that one is closed.
    // A hidden tab may be frozen with the lock in its hands, and is kicked when it is shown.
    const seen = document.visibilityState === 'visible'
    if (message.type === 'outbox' && seen && !running && !common.needsSignIn) kick()
  })
  kick(true)
}

function backOnline(): void {
  clearTimeout(doubt)
  const wait = doubtUntil - Date.now()
  if (wait > 0) doubt = setTimeout(backOnline, wait)
  else kick(true)
}

async function run(): Promise<void> {
  running = true
  clearTimeout(timer)
  while (again) {
    const options = again
    again = undefined
    const who = owner()
    if (!who || !replay) break
    try {
      const wasReached = common.reach === 'online'
      const { next, needsSignIn, isUnanswered } = await replay(who.userId, options)
      if (wasReached && isUnanswered) doubtUntil = Date.now() + DOUBT
      // Somebody else may have signed in meanwhile: this says nothing of them.
      if (owner()?.userId !== who.userId) continue
      common.needsSignIn = needsSignIn
      if (needsSignIn) announce({ type: 'signin', userId: who.userId })
      else common.lastSync = new Date().toISOString()
      clearTimeout(timer)
      if (next !== undefined) timer = setTimeout(() => kick(), Math.max(250, next - Date.now()))
    } catch (error) {
      // The store failed, not the network: say so and leave everything where it is.
      common.storageProblem = messageOf(error)
      timer = setTimeout(() => kick(), AFTER_FAILURE)
    }
  }
  running = false
}
