import { idle } from './idle.ts'

/** Milliseconds without a long task and without anything that came over the network, after which a page has settled. */
const QUIET = 3_000
/** The same where the portal is installed on the device: no download of its code competes with the page's own. */
const QUIET_INSTALLED = 500
/** Milliseconds after which it counts as settled all the same. */
const LATEST = 15_000

let settling: Promise<void> | undefined

/**
 * Waits until what is in sight has come and the device has been quiet for a while: what nobody sees or asked for yet
 * would take its time and its network from that.
 */
export function settled(): Promise<void> {
  const isInstalled = 'serviceWorker' in navigator && navigator.serviceWorker.controller
  settling ??= quiet(isInstalled ? QUIET_INSTALLED : QUIET, LATEST)
  return settling
}

/** The same for the first quiet moment of a page: by then what is in sight is there. */
const FIRST_QUIET = 300
/** Milliseconds after which that is not waited for: who leaves within seconds shall have the portal on the device, too. */
const FIRST_QUIET_LATEST = 500

/** Waits for the first quiet moment of a page that has begun, well before {@link settled}: then the service worker is installed. */
export const firstQuiet = (): Promise<void> => quiet(FIRST_QUIET, FIRST_QUIET_LATEST)

/**
 * Waits until there has been no long task and no answer of the network for so long.
 * @param lasting how long it must have been quiet, in milliseconds
 * @param atLatest after how many milliseconds it ends all the same
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
    // Not every browser knows these; one that does not leaves it at that.
    observer.observe({ type: 'longtask' })
  })
}

/** Milliseconds for which a settled page waits for a sign of somebody. */
const UNATTENDED = 15_000

/** Waits until the page has settled and somebody has moved on it; where nobody has, for some seconds more. */
async function attended(): Promise<void> {
  await settled()
  await Promise.race([globalThis.portalAttended, new Promise((done) => setTimeout(done, UNATTENDED))])
}

/** The last of those that wait for their turn. */
let last: Promise<void> | undefined

/** Waits until the page is attended to, and then for its turn: one after another, each when the browser is idle again. */
export function inTurn(): Promise<void> {
  last = (last ?? attended()).then(idle)
  return last
}
