import { ownScript } from '#lib/trusted.ts'

/** Returns the address of the portal's worker; in development Vite makes it. */
export const workerScript = () =>
  ownScript(import.meta.env.DEV ? '/dev-sw.js?dev-sw' : `${import.meta.env.BASE_URL}sw.js`)

export const workerOptions: RegistrationOptions = import.meta.env.DEV ? { type: 'module' } : {}

/**
 * Registers the worker, which first stores the pages that most people need (src/offline/precache.ts). Does
 * nothing in a browser without workers, such as in a private window.
 */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register(workerScript(), workerOptions)
  const { active } = await navigator.serviceWorker.ready
  // Has the worker control this page, too: a page opened before the worker was installed, or reloaded past
  // it, would miss its parts when offline.
  if (!navigator.serviceWorker.controller) active?.postMessage({ type: 'CLAIM' })
}
