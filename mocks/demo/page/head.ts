import { isCityPath } from '#mocks/demo/city-path.ts'
import { cutLine } from './line.ts'
import { findPlace } from './place.ts'
import { reserveBar } from './reserve.ts'
import { startOver } from './start-over.ts'
import { trusted } from './trusted.ts'

// Runs first in each page of the demonstration, before public/first.js: finds the place of the demonstration on its
// host, has the worker take the page, and holds calls of the city until it has.
const { base } = findPlace()
startOver()
cutLine()
reserveBar()

addEventListener('DOMContentLoaded', () => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-href]'))
    link.href = base + link.dataset['href']!
})
// Adds the sub-path to links in texts and records, which are written for the top of a host.
for (const kind of ['pointerdown', 'focusin', 'click'])
  addEventListener(
    kind,
    ({ target }) => {
      const link = target instanceof Element && target.closest('a[href^="/"]')
      const href = link && link.getAttribute('href')
      if (href && !href.startsWith(base)) link.setAttribute('href', base.slice(0, -1) + href)
    },
    true,
  )

const send = window.fetch.bind(window)
const city = cityOfPage()
window.fetch = async (input, init) => {
  const request = new Request(input, init)
  if (!isCityPath(new URL(request.url).pathname)) return await send(request)
  // Fails as a dead network does; the worker, which may answer other tabs, is not asked.
  if (!navigator.onLine) throw new TypeError('Failed to fetch')
  const reply = await (await city)(request)
  if (reply.type === 'error') throw new TypeError('Failed to fetch')
  return reply
}

// Loads the bar after the portal has rendered, because nobody waits for it.
addEventListener(
  'portal-ready',
  () => {
    const script = document.createElement('script')
    script.type = 'module'
    script.src = trusted(`${base}bar.js`)
    document.head.append(script)
  },
  { once: true },
)

/** Returns who answers calls of this page: the worker once it has taken the page, or else a city in the page itself. */
async function cityOfPage(): Promise<typeof send> {
  try {
    await takeByWorker(navigator.serviceWorker)
    return send
  } catch {
    const { answer } = (await import(/* @vite-ignore */ `${base}city.js`)) as { answer: typeof send }
    return answer
  }
}

/** Has the worker take this page. @throws where the browser has no workers, or lets none be registered */
async function takeByWorker(workers: ServiceWorkerContainer): Promise<void> {
  if (workers.controller) return
  const isTaken = new Promise((done) => workers.addEventListener('controllerchange', done, { once: true }))
  await workers.register(trusted(`${base}sw.js`))
  // A page that was reloaded past its worker is not taken by itself.
  const { active } = await workers.ready
  active?.postMessage({ type: 'CLAIM' })
  await isTaken
}
