import { cityNow } from '#lib/clock.ts'
import { onReach } from '#offline/reach.ts'
import { QUIET_SPREAD, waitAfterOutage } from '#offline/outbox/spread.ts'
import { deviceState } from '#offline/view.ts'
import { readMeta } from './store.ts'
import { ask } from './client.ts'

/** Age in milliseconds from which a library is refreshed automatically, if there is a network: an hour. */
const REFRESH_AFTER = 3_600_000
/** Minimum milliseconds between two wake-ups of the service worker by the browser: half a day. */
const WAKE_EVERY = 43_200_000

/** Refreshes an existing library at start and when the network returns; also resumes an interrupted download. */
export async function keepFresh(): Promise<void> {
  // Tries a failed refresh again when the network returns, or at the next start.
  onReach((reach, away) => {
    const refresh = () => void refreshIfOld().catch(() => undefined)
    if (reach === 'online') setTimeout(refresh, waitAfterOutage(away, QUIET_SPREAD))
  })
  await refreshIfOld()
}

async function refreshIfOld(): Promise<void> {
  // Skips a public computer, whose library lives only as long as the page that has just downloaded it.
  if (deviceState.storage === 'public' || deviceState.reach !== 'online') return
  const { kept, coming } = await readMeta()
  // Treats a future time as old, because it was noted before a clock was corrected.
  const isOld = kept && Math.abs(cityNow() - kept.asOf) > REFRESH_AFTER
  if (coming ?? isOld) await ask('keep', { quiet: true })
}

interface PeriodicSync {
  register: (tag: string, options: { minInterval: number }) => Promise<void>
  unregister: (tag: string) => Promise<void>
}

/**
 * Registers or unregisters a periodic wake-up of the service worker, if the browser offers it (Chromium, installed).
 */
export async function setPeriodicRefresh(on: boolean): Promise<void> {
  if (deviceState.storage !== 'disk' || typeof navigator === 'undefined' || !('serviceWorker' in navigator))
    return
  const registration = await navigator.serviceWorker.getRegistration()
  const { periodicSync } = (registration ?? {}) as { periodicSync?: PeriodicSync }
  if (!periodicSync) return
  try {
    if (!on) return await periodicSync.unregister('library')
    // Casts the name, because TypeScript does not know this permission yet.
    const asked = { name: 'periodic-background-sync' as PermissionName }
    const { state } = await navigator.permissions.query(asked)
    if (state === 'granted') await periodicSync.register('library', { minInterval: WAKE_EVERY })
  } catch {
    // Ignores a failure, because the next start refreshes the library.
  }
}
