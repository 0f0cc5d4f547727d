import { attempt } from '#lib/attempt.ts'

/** Key under which this device remembers that the line is cut. */
const CUT = 'portal-demo-cut'

/** Returns true while the person has cut the demonstration's line to its city. */
export const isCut = (): boolean => (attempt(() => localStorage.getItem(CUT)) ?? null) !== null

/**
 * Has `navigator.onLine` tell a cut line too, because the city in the browser would answer without any network; the
 * portal then shows what it does without one.
 */
export function cutLine(): void {
  const known = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine')
  Object.defineProperty(navigator, 'onLine', {
    configurable: true,
    get: () => Boolean(known?.get?.call(navigator)) && !isCut(),
  })
  // Follows another tab, because all tabs have one line.
  addEventListener('storage', ({ key }) => key === CUT && tell())
}

/** Cuts the line, or restores it. */
export function setCut(cut: boolean): void {
  if (cut) localStorage.setItem(CUT, '')
  else localStorage.removeItem(CUT)
  navigator.serviceWorker?.controller?.postMessage({ type: 'LINE', cut })
  tell()
}

const tell = () => dispatchEvent(new Event(navigator.onLine ? 'online' : 'offline'))
