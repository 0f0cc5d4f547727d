import { ownScript } from '#lib/trusted.ts'

/** The address of the portal's worker; while developing Vite makes it. */
export const workerScript = () => ownScript(import.meta.env.DEV ? '/dev-sw.js?dev-sw' : '/sw.js')

export const workerOptions: RegistrationOptions = import.meta.env.DEV ? { type: 'module' } : {}

/**
 * Registers the worker, which takes in first what most people need (src/offline/precache.ts). Nothing happens where a
 * browser has none, such as in a private window.
 */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register(workerScript(), workerOptions)
  const { active } = await navigator.serviceWorker.ready
  // Has the worker answer for this page, too: one that was opened before the worker was there, or reloaded past it, would
  // lack its parts without a network.
  if (!navigator.serviceWorker.controller) active?.postMessage({ type: 'CLAIM' })
}
