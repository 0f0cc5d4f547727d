import { idle } from './idle.ts'

/** Milliseconds without a long task and without anything that came over the network, after which a page has settled. */
const QUIET = 3_000
/** The same where the device has taken the portal in: its code is at hand, and no download competes with the page's own. */
const QUIET_TAKEN_IN = 500
/** Milliseconds after which it counts as settled all the same. */
const LATEST = 15_000

let settling: Promise<void> | undefined

/**
 * Waits until what is in sight has come and the device has been quiet for a while: what nobody sees or asked for yet
 * would take its time and its network from that.
 */
export function settled(): Promise<void> {
  const takenIn = 'serviceWorker' in navigator && navigator.serviceWorker.controller
  settling ??= quiet(takenIn ? QUIET_TAKEN_IN : QUIET, LATEST)
  return settling
}

/** Milliseconds without either, after which what is in sight is taken to be there. */
const BREATH = 300
/** Milliseconds after which it is not waited for: whoever leaves soon shall have the portal on the device. */
const LATEST_BREATH = 500

/** Waits for the first breath of a page that has begun: the time to take the portal in, before {@link settled}. */
export const breath = (): Promise<void> => quiet(BREATH, LATEST_BREATH)

/** Waits for so many milliseconds without a long task or an answer of the network; at the latest for so many. */
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

/** Waits until the page has settled and somebody moves on it; where nobody does, for some seconds more. */
async function attended(): Promise<void> {
  const signs = new AbortController()
  const sign = new Promise<void>((done) => {
    for (const kind of ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin']) {
      addEventListener(kind, () => done(), { passive: true, signal: signs.signal })
    }
  })
  await settled()
  await Promise.race([sign, new Promise((done) => setTimeout(done, UNATTENDED))])
  signs.abort()
}

/** The last of those that wait for their turn. */
let last: Promise<void> | undefined

/** Waits until the page is attended to, and then for its turn: one after another, each when the browser is idle again. */
export function inTurn(): Promise<void> {
  last = (last ?? attended()).then(idle)
  return last
}
