/// <reference lib="webworker" />
/// <reference types="vite/client" />
import { cleanupOutdatedCaches, PrecacheRoute } from 'workbox-precaching'
import { ExpirationPlugin } from 'workbox-expiration'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { StaleWhileRevalidate } from 'workbox-strategies'
import '#api/all.ts'
import { cityPaths } from '#api/call/city-paths.ts'
import { configureHost } from '#api/call/host.ts'
import { needsPolyfills } from '#lib/floor.ts'
import { cityNow } from '#lib/clock.ts'
import { announce } from '#offline/channel.ts'
import { userDb } from '#offline/device/db.ts'
import { bringLibrary } from '#offline/library/bring.ts'
import { readMeta } from '#offline/library/store.ts'
import { rememberedOwner } from '#offline/owner.ts'
import { BROUGHT, ACCEPTED_CACHE } from '#offline/marks.ts'
import { precache } from '#offline/precache.ts'
import { PICTURES } from '#offline/device/pictures.ts'
import { learn, type Screen, tell, tellDue, updateBadge } from '#offline/notices/tell.ts'
import { type Notice, resultNotice } from '#offline/notices/words.ts'
import { replay, type Tell } from '#offline/outbox/replay.ts'
import { waitAfterOutage } from '#offline/outbox/spread.ts'
import { listOutbox } from '#offline/outbox/store.ts'
import { receiveShared } from '#offline/receive.ts'
import { SHARE_PATH, sharedTo } from '#lib/share-path.ts'
import { renewWith } from '#session/renew.ts'
import { mayBePublic, workerTokens } from '#session/worker-tokens.ts'

declare const self: ServiceWorkerGlobalScope

/** Paths of the city's API and of the mock city's console, which the worker never answers. */
const CITY = [...cityPaths, ...(__MOCK_CITY__ ? ['/__mock'] : [])]

/**
 * Static routing of the worker, which TypeScript does not know yet:
 * https://w3c.github.io/ServiceWorker/#service-worker-static-routing
 */
interface RoutingInstallEvent extends ExtendableEvent {
  addRoutes?: (
    rules: {
      condition: { or: { urlPattern: { pathname: string } }[] }
      source: 'network' | { cacheName: string }
    }[],
  ) => Promise<void>
}

// Precaches the shell and every route's chunk, so that each address opens offline. Includes polyfills only in
// browsers that need them.
const files = self.__WB_MANIFEST.filter(
  (file) => needsPolyfills() || !BROUGHT.test(typeof file === 'string' ? file : file.url),
)
const portal = precache(files, `${import.meta.env.BASE_URL}app.html`)
cleanupOutdatedCaches()
self.addEventListener('install', (event) => {
  event.waitUntil(portal.install(self.registration.active !== null))
  // Routes the city's calls past the worker: they need none, and a call during the activation of a newer
  // worker makes Chromium (observed in 156) delay it by a minute. Other browsers ask the worker, which passes
  // the calls through. Serves the portal's own files from the cache directly, because the worker would
  // otherwise be asked for each of some forty.
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
    Promise.all([caches.delete(ACCEPTED_CACHE), portal.controller.activate(event), self.clients.claim()]),
  )
})
// Precaches nothing in development, where Vite serves each address itself.
if (files.length > 0) {
  registerRoute(new PrecacheRoute(portal.controller))
  // Serves files of another version, because a newer one may just have been accepted.
  registerRoute(
    ({ url }) =>
      url.origin === self.location.origin && url.pathname.startsWith(`${import.meta.env.BASE_URL}assets/`),
    ({ request }) => portal.anyVersion(request),
  )
  registerRoute(
    new NavigationRoute(portal.controller.createHandlerBoundToURL(`${import.meta.env.BASE_URL}app.html`), {
      denylist: CITY.map((path) => new RegExp(`^${path}(/|\\?|$)`)),
    }),
  )
}
// Takes the files of other apps (share_target of the web manifest) and shows them.
registerRoute(
  ({ url }) => url.pathname === SHARE_PATH,
  async ({ request }) => Response.redirect(sharedTo(await receiveShared(request, await mayBePublic())), 303),
  'POST',
)
registerRoute(
  ({ request, url }) => request.destination === 'image' && url.origin === self.location.origin,
  new StaleWhileRevalidate({
    cacheName: PICTURES,
    plugins: [
      new ExpirationPlugin({ maxEntries: 200 }),
      {
        // Stores no pictures on a public computer, because they would show what a person has viewed.
        cacheWillUpdate: async ({ response }) =>
          response.status === 200 && !(await mayBePublic()) ? response : null,
      },
    ],
  }),
)

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const {
    type,
    userId = '',
    notice,
  } = Object(event.data) as {
    type?: string
    userId?: string
    notice?: Notice
  }
  // Activates an update only after a person accepts it.
  if (type === 'SKIP_WAITING') void self.skipWaiting()
  // Takes control of a page that has no worker.
  if (type === 'CLAIM') event.waitUntil(self.clients.claim())
  // Tells what a hidden page has sent or counted, because the worker alone knows what was told before.
  if (type === 'RESULT' && notice) event.waitUntil(tell(screen, userId, 'results', [notice]))
  if (type === 'DUE') event.waitUntil(tellDue(screen, userId))
  if (type === 'LEARN') event.waitUntil(learnDue())
  // Stores the rest of the portal once a page is quiet; the sender receives the result.
  if (type === 'KEEP_REST') {
    const isComplete = portal.keepRest().then(
      () => true,
      () => false,
    )
    event.waitUntil(isComplete.then((all) => event.ports[0]?.postMessage(all)))
  }
})

const store = workerTokens()
configureHost({
  token: async (userId) => {
    const cookies = await store.read()
    return userId && cookies.userId !== userId ? undefined : cookies.accessToken
  },
  renew: (used) => renewWith(store, used),
})

// Sends the outbox when the network is back, even without an open tab.
self.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as ExtendableEvent & { tag: string }
  if (tag === 'outbox') waitUntil.call(event, sendWaiting())
})

// Updates a stored policy library, and learns what is due, in browsers with periodic sync, even without an open tab.
self.addEventListener('periodicsync', (event) => {
  const { tag, waitUntil } = event as ExtendableEvent & { tag: string }
  if (tag === 'library') waitUntil.call(event, refreshLibrary())
  if (tag === 'due') waitUntil.call(event, learnDue())
})

/** Shows notifications and the badge for `src/offline/notices/tell.ts`. */
const screen: Screen = {
  isWatched: async () =>
    (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).some(
      ({ visibilityState }) => visibilityState === 'visible',
    ),
  // Rejects without the permission, which the person may have taken back.
  show: ({ tag, title, body, href }) =>
    self.registration
      .showNotification(title, {
        tag,
        body,
        lang: 'zh-CN',
        icon: `${import.meta.env.BASE_URL}icon-192.png`,
        data: href,
      })
      .catch(() => undefined),
  setBadge: async (count) => {
    const { setAppBadge } = self.navigator as { setAppBadge?: (count: number) => Promise<void> }
    await setAppBadge?.call(self.navigator, count).catch(() => undefined)
  },
}

// Opens the record of a notification in the window that was used last.
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openRecord(String(event.notification.data)))
})

/**
 * Has a window go to the address by itself, which keeps what was typed there; opens a new one if there is none, or if it
 * does not answer within a second, as that of an older version.
 */
async function openRecord(href: string): Promise<void> {
  const [window] = await self.clients.matchAll({ type: 'window' })
  if (window) {
    await window.focus().catch(() => undefined)
    const { port1, port2 } = new MessageChannel()
    const answered = new Promise<boolean>((done) => {
      port1.onmessage = () => done(true)
      setTimeout(() => done(false), 1_000)
    })
    window.postMessage({ type: 'OPEN', href }, [port2])
    if (await answered) return
  }
  await self.clients.openWindow(href)
}

/** Asks the city for what is due, if the user of the last tab is still signed in. */
async function learnDue(): Promise<void> {
  const user = await rememberedOwner()
  if (user && (await store.read()).userId === user.userId) await learn(screen, user)
}

async function refreshLibrary(): Promise<void> {
  const { kept } = await readMeta()
  if (kept) await bringLibrary({ tell: (view) => announce({ type: 'library', view }), quiet: true })
}

async function sendWaiting(): Promise<void> {
  const rememberedUser = await rememberedOwner()
  if (!rememberedUser) return
  // A worker that has just started may see no cookies yet (Chromium 150, killed and started again), which
  // does not end the session.
  const { userId } = await store.read()
  // Spreads the devices of a whole city, which all wake when their network returns; the oldest item tells how long it
  // was away.
  const oldest = userId && (await listOutbox(userDb(userId))).find(({ state }) => state === 'waiting')
  const away = oldest ? cityNow() - Date.parse(oldest.createdAt) : 0
  await new Promise((done) => setTimeout(done, waitAfterOutage(away)))
  const told: Promise<void>[] = []
  const tellResult: Tell = (item, answer) => {
    const notice = resultNotice(item, answer)
    if (notice) told.push(tell(screen, item.userId, 'results', [notice]).catch(() => undefined))
  }
  const { needsSignIn, next } =
    userId === rememberedUser.userId
      ? await replay(userId, { hurry: true, tell: tellResult })
      : { needsSignIn: true, next: undefined }
  await Promise.all(told)
  await updateBadge(screen, rememberedUser.userId)
  // Rejects the sync, so that the browser retries it later. Reports no expired session, because only tabs
  // judge that.
  if (needsSignIn || next !== undefined) throw new Error('some of it still waits')
}
