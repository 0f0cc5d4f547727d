/// <reference lib="webworker" />
import { cleanupOutdatedCaches, PrecacheRoute } from 'workbox-precaching'
import { ExpirationPlugin } from 'workbox-expiration'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { StaleWhileRevalidate } from 'workbox-strategies'
import '#api/all.ts'
import { cityPaths } from '#api/call/city-paths.ts'
import { configureHost } from '#api/call/host.ts'
import { isShort } from '#lib/floor.ts'
import { announce } from '#offline/channel.ts'
import { bringLibrary } from '#offline/library/bring.ts'
import { readMeta } from '#offline/library/store.ts'
import { rememberedOwner } from '#offline/owner.ts'
import { BROUGHT, TAKEN } from '#offline/marks.ts'
import { precache } from '#offline/precache.ts'
import { PICTURES } from '#offline/device/pictures.ts'
import { replay } from '#offline/outbox/replay.ts'
import { renewWith } from '#session/renew.ts'
import { mayBePublic, workerTokens } from '#session/worker-tokens.ts'

declare const self: ServiceWorkerGlobalScope

/** Where the city's API and the testers' console are, which are never answered from here. */
const CITY = [...cityPaths, '/__mock']

/** The worker's routing that browsers have and TypeScript does not know yet: https://w3c.github.io/ServiceWorker/#service-worker-static-routing */
interface RoutingInstallEvent extends ExtendableEvent {
  addRoutes?: (
    rules: {
      condition: { or: { urlPattern: { pathname: string } }[] }
      source: 'network' | { cacheName: string }
    }[],
  ) => Promise<void>
}

// The shell and every route's chunk, so that each address opens without a network.
// What only older browsers are brought rests with those.
const files = self.__WB_MANIFEST.filter(
  (file) => isShort() || !BROUGHT.test(typeof file === 'string' ? file : file.url),
)
const portal = precache(files, '/app.html')
cleanupOutdatedCaches()
self.addEventListener('install', (event) => {
  event.waitUntil(portal.install(self.registration.active !== null))
  // Leads the city's calls past the worker: they need none, and one that comes just as a newer worker takes over makes
  // Chromium (seen in 156) put that off by a minute. Other browsers ask the worker, which lets them through.
  // The portal's own files come from where they are kept, past the worker too: it would be asked for each of some forty.
  const { addRoutes } = event as RoutingInstallEvent
  const under = (...paths: string[]) => ({
    or: paths.map((path) => ({ urlPattern: { pathname: `${path}/*` } })),
  })
  void addRoutes?.call(event, [
    { condition: under(...CITY), source: 'network' },
    { condition: under('/assets'), source: { cacheName: portal.controller.strategy.cacheName } },
  ])
})
self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([caches.delete(TAKEN), portal.controller.activate(event), self.clients.claim()]),
  )
})
// While developing nothing is precached, and Vite answers each address itself.
if (files.length > 0) {
  registerRoute(new PrecacheRoute(portal.controller))
  // Files of another version: a newer one that was taken just now.
  registerRoute(
    ({ url }) => url.origin === self.location.origin && url.pathname.startsWith('/assets/'),
    ({ request }) => portal.anyVersion(request),
  )
  registerRoute(
    new NavigationRoute(portal.controller.createHandlerBoundToURL('/app.html'), {
      denylist: CITY.map((path) => new RegExp(`^${path}(/|$)`)),
    }),
  )
}
registerRoute(
  ({ request, url }) => request.destination === 'image' && url.origin === self.location.origin,
  new StaleWhileRevalidate({
    cacheName: PICTURES,
    plugins: [
      new ExpirationPlugin({ maxEntries: 200 }),
      {
        // On a public computer no picture tells what somebody has looked at.
        cacheWillUpdate: async ({ response }) =>
          response.status === 200 && !(await mayBePublic()) ? response : null,
      },
    ],
  }),
)

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const type = (event.data as { type?: string } | undefined)?.type
  // An update waits until a person takes it.
  if (type === 'SKIP_WAITING') void self.skipWaiting()
  // A page that no worker answers for wants this one to.
  if (type === 'CLAIM') event.waitUntil(self.clients.claim())
  // A page has become quiet: what is left of the portal may come. Whoever asked is told when all is here.
  if (type === 'KEEP_REST') {
    const kept = portal.keepRest().then(
      () => true,
      () => false,
    )
    event.waitUntil(kept.then((all) => event.ports[0]?.postMessage(all)))
  }
})

const store = workerTokens()
configureHost({
  token: async (userId) => {
    const kept = await store.read()
    return userId && kept.userId !== userId ? undefined : kept.accessToken
  },
  renew: (used) => renewWith(store, used),
})

// Sends what waits when the network comes back, also while no tab is open.
self.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as ExtendableEvent & { tag: string }
  if (tag === 'outbox') waitUntil.call(event, sendWaiting())
})

// Brings a policy library that is kept here up to date, also while no tab is open; where the browser offers it.
self.addEventListener('periodicsync', (event) => {
  const { tag, waitUntil } = event as ExtendableEvent & { tag: string }
  if (tag === 'library') waitUntil.call(event, refreshLibrary())
})

async function refreshLibrary(): Promise<void> {
  const { kept } = await readMeta()
  if (kept) await bringLibrary({ tell: (view) => announce({ type: 'library', view }), quiet: true })
}

async function sendWaiting(): Promise<void> {
  const who = await rememberedOwner()
  if (!who) return
  // Just started, a worker may see no cookies yet (Chromium 150, killed and started again): no proof against the session.
  const { userId } = await store.read()
  const { needsSignIn, next } =
    userId === who.userId ? await replay(userId, { hurry: true }) : { needsSignIn: true, next: undefined }
  // A rejected sync is tried again by the browser, later. The session is the tabs' to judge: this one says nothing of it.
  if (needsSignIn || next !== undefined) throw new Error('some of it still waits')
}
