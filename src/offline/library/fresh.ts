import { cityNow } from '#lib/clock.ts'
import { onReach } from '#offline/reach.ts'
import { common } from '#offline/view.ts'
import { readMeta } from './store.ts'
import { ask } from './client.ts'

/** Milliseconds after which a library is brought up to date by itself, where there is a network: an hour. */
const FRESH = 3_600_000
/** The browser wakes the service worker no more often than this, in milliseconds: twice a day. */
const WAKE_EVERY = 43_200_000

/** Keeps a library that is here up to date: at start, and when the network is back; also goes on with one that was cut off. */
export async function keepFresh(): Promise<void> {
  // What fails now is tried again when the network comes back, or at the next start.
  onReach((reach) => {
    if (reach === 'online') freshen().catch(() => undefined)
  })
  await freshen()
}

async function freshen(): Promise<void> {
  // On a public computer it lives as long as the page, which has just brought it.
  if (common.storage === 'public' || common.reach !== 'online') return
  const { kept, coming } = await readMeta()
  // A time that is still to come was noted before a clock was set.
  const isOld = kept && Math.abs(cityNow() - kept.asOf) > FRESH
  if (coming ?? isOld) await ask('keep', { quiet: true })
}

interface PeriodicSync {
  register: (tag: string, options: { minInterval: number }) => Promise<void>
  unregister: (tag: string) => Promise<void>
}

/** Lets the browser wake the service worker for it now and then, where it offers that (Chromium, installed), or no longer. */
export async function refreshByItself(on: boolean): Promise<void> {
  if (common.storage !== 'disk' || typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  const { periodicSync } = (registration ?? {}) as { periodicSync?: PeriodicSync }
  if (!periodicSync) return
  try {
    if (!on) return await periodicSync.unregister('library')
    // TypeScript does not know the name of this permission yet.
    const asked = { name: 'periodic-background-sync' as PermissionName }
    const { state } = await navigator.permissions.query(asked)
    if (state === 'granted') await periodicSync.register('library', { minInterval: WAKE_EVERY })
  } catch {
    // It is brought up to date at the next start.
  }
}
