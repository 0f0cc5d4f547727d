import { idle } from './idle.ts'

/** Milliseconds without a long task or network response after which a page counts as settled. */
const QUIET = 3_000
/**
 * Milliseconds of quiet when the portal is installed on the device: no download of its code competes with the
 * page's own.
 */
const QUIET_INSTALLED = 500
/** Milliseconds after which a page counts as settled in any case. */
const SETTLED_LATEST = 15_000

let settling: Promise<void> | undefined

/**
 * Waits until the visible content has loaded and the device has been quiet for a while, because work that
 * nobody sees or asked for yet would slow it down.
 */
export function whenSettled(): Promise<void> {
  const isInstalled = 'serviceWorker' in navigator && navigator.serviceWorker.controller
  settling ??= quiet(isInstalled ? QUIET_INSTALLED : QUIET, SETTLED_LATEST)
  return settling
}

/**
 * Milliseconds without a long task or network response before the first quiet moment; the visible content is
 * there by then.
 */
const FIRST_QUIET = 300
/**
 * Milliseconds after which the first quiet moment counts as reached, so that people who leave within seconds
 * have the portal on the device, too.
 */
const FIRST_QUIET_LATEST = 500

/**
 * Waits for the first quiet moment of a page, well before {@link whenSettled}; the service worker is then
 * installed.
 */
export const firstQuiet = (): Promise<void> => quiet(FIRST_QUIET, FIRST_QUIET_LATEST)

/**
 * Waits until there has been no long task and no network response for some time.
 * @param lasting required quiet time in milliseconds
 * @param atLatest milliseconds after which the wait ends in any case
 */
function quiet(lasting: number, atLatest: number): Promise<void> {
  return new Promise<void>((done) => {
    const settle = () => {
      observer.disconnect()
      clearTimeout(latest)
      clearTimeout(timer)
      done()
    }
    let timer = setTimeout(settle, lasting)
    const latest = setTimeout(settle, atLatest)
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(settle, lasting)
    })
    observer.observe({ type: 'resource' })
    // Not every browser supports long tasks; one that does not ignores the call.
    observer.observe({ type: 'longtask' })
  })
}

/** Milliseconds that a settled page waits for a sign of a person. */
const UNATTENDED = 15_000

/** Waits until the page has settled and a person has used it, or for some seconds more. */
async function attended(): Promise<void> {
  await whenSettled()
  await Promise.race([globalThis.portalAttended, new Promise((done) => setTimeout(done, UNATTENDED))])
}

/** Last task in the queue. */
let last: Promise<void> | undefined

/**
 * Waits until a person uses the page, then until it is this caller's turn: one after another, each when the
 * browser is idle.
 */
export function inTurn(): Promise<void> {
  last = (last ?? attended()).then(idle)
  return last
}
