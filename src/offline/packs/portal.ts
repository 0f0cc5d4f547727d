import { COMPLETE_CACHE } from '#offline/marks.ts'

/** Milliseconds for one answer of the worker, which the browser may stop half-way, and number of questions. */
const ANSWER_WITHIN = 20_000
const TRIES = 4

/**
 * Has the worker store every file of the portal, so that each page opens without a network.
 * @throws Error with a message for people, in a browser without workers or on a line that is too slow
 */
export async function storePortal(): Promise<void> {
  if (!('serviceWorker' in navigator)) throw new Error('浏览器不支持离线打开')
  const { active } = await navigator.serviceWorker.ready
  for (let left = TRIES; left > 0; left -= 1) {
    if ((await caches.has(COMPLETE_CACHE)) || (active && (await isStored(active)))) return
  }
  throw new Error('网络较慢，页面未能下载完')
}

/** Asks the worker to store the rest; returns false if it fails or does not answer in time. */
const isStored = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => done(data === true)
    setTimeout(() => done(false), ANSWER_WITHIN)
    worker.postMessage({ type: 'KEEP_REST' }, [port2])
  })
