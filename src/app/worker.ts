import { ownScript } from '#lib/trusted.ts'

/** The address of the portal's worker; while developing Vite makes it. */
export const workerScript = () => ownScript(import.meta.env.DEV ? '/dev-sw.js?dev-sw' : '/sw.js')

export const workerOptions: RegistrationOptions = import.meta.env.DEV ? { type: 'module' } : {}

/**
 * Registers the worker, which takes in first what most people need (src/offline/precache.ts). Nothing happens where a
 * browser has none, such as in a private window.
 */
export async function startWorker(): Promise<void> {
  if ('serviceWorker' in navigator) await navigator.serviceWorker.register(workerScript(), workerOptions)
}
