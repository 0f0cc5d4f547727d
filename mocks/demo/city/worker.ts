/// <reference lib="webworker" />
import { isCityPath } from '#mocks/demo/city-path.ts'
import { answer } from './answer.ts'
import { setLineCut } from './line.ts'
import { home } from './place.ts'

declare const self: ServiceWorkerGlobalScope

// Takes the calls before the portal's own worker (src/sw.ts), whose listeners come after these.
self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url)
  if (origin !== self.location.origin || !isCityPath(pathname)) return
  event.stopImmediatePropagation()
  event.respondWith(answer(event.request))
})

self.addEventListener('message', (event) => {
  const { type, cut } = Object(event.data) as { type?: string; cut?: boolean }
  if (type === 'LINE') event.waitUntil(setLineCut(cut === true))
})

// Has the city answer at once on the first visit: the portal's worker would first store the portal on the device, which
// a page asks for later anyway. A newer version stores everything, as it always does.
self.addEventListener('install', (event) => {
  // Keeps the browser from routing calls past the worker.
  Object.defineProperty(event, 'addRoutes', { value: undefined })
  if (self.registration.active) return
  event.stopImmediatePropagation()
  event.waitUntil(self.skipWaiting())
})

// Opens the record of a notification below the sub-path, where no tab is open.
const { clients } = self
const openWindow = clients.openWindow.bind(clients)
clients.openWindow = (address) => openWindow(new URL(`.${address.toString()}`, home))

// Answers the worker's own calls, such as those of the outbox: they do not pass through its fetch event.
const send = self.fetch.bind(self)
self.fetch = async (input, init) => {
  const request = new Request(input, init)
  if (!isCityPath(new URL(request.url).pathname)) return await send(request)
  const reply = await answer(request)
  if (reply.type === 'error') throw new TypeError('Failed to fetch')
  return reply
}
