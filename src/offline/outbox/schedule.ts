import { cityNow } from '#lib/clock.ts'
import { messageOf } from '#lib/message-of.ts'
import { announce, listen } from '#offline/channel.ts'
import { owner } from '#offline/owner.ts'
import { onReach } from '#offline/reach.ts'
import { common } from '#offline/view.ts'

/** How long to wait after the device itself has failed, in milliseconds. */
const AFTER_FAILURE = 60_000

type Replay = (
  userId: string,
  options: { hurry?: boolean },
) => Promise<{ next: number | undefined; needsSignIn: boolean }>

let replay: Replay | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let running = false
let again: { hurry: boolean } | undefined
/** What was said of the device when it failed here. */
let said: string | undefined

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
  onReach((reach) => reach === 'online' && kick(true))
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && kick(true))
  listen((word) => {
    if (word.type === 'signed-in') kick(true)
    // Another window has queued something. Waiting behind it for the lock, this one goes on where that one is closed.
    // A hidden tab may be frozen with the lock in its hands, and is kicked when it is shown.
    const seen = document.visibilityState === 'visible'
    if (word.type === 'outbox' && seen && !running && !common.needsSignIn) kick()
  })
  kick(true)
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
      const { next, needsSignIn } = await replay(who.userId, options)
      // Somebody else may have signed in meanwhile: this says nothing of them.
      if (owner()?.userId !== who.userId) continue
      common.needsSignIn = needsSignIn
      if (needsSignIn) announce({ type: 'signin', userId: who.userId })
      else common.lastSync = new Date(cityNow()).toISOString()
      if (common.storageProblem === said) common.storageProblem = undefined
      clearTimeout(timer)
      if (next !== undefined) timer = setTimeout(() => kick(), Math.max(250, next - Date.now()))
    } catch (error) {
      // The store failed, not the network: say so and leave everything where it is.
      common.storageProblem = said = messageOf(error)
      timer = setTimeout(() => kick(), AFTER_FAILURE)
    }
  }
  running = false
}
