import '#ui/tokens.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { queryClient } from './api/call/client.ts'
import { transport } from './api/call/transport.ts'
import { needsPolyfills, styles } from '#lib/floor.ts'
import { loadWithRetry } from '#lib/load-with-retry.ts'
import { idle } from '#lib/idle.ts'
import { firstQuiet, whenSettled } from '#lib/settled.ts'
import { withTimeout } from '#lib/with-timeout.ts'
import { readAhead, restoreCache, startCache } from '#offline/cache.ts'
import { listen } from '#offline/channel.ts'
import { isMissingChunk, watchChunks } from '#offline/chunk.ts'
import { DEVICE_LIMIT, isOwnerAwaited, owner } from '#offline/owner.ts'
import { startReach } from '#offline/reach.ts'
import { startView } from '#offline/refresh.ts'
import { keepForms } from './app/keep-forms.ts'
import { startSession } from '#session/start.ts'
import { takeTicket } from '#session/held-ticket.ts'
import { isPublicDevice, readTokens } from '#session/tokens.ts'
import { setBooted } from '#ui/booted.ts'
import { startLook } from '#ui/look.ts'
import { showToast } from './ui/state/Toast.tsx'
import { Portal, portalRouter } from './router.tsx'

watchChunks()
// Stops in a browser below the floor: public/first.js then shows the supported browsers (public/below.js).
if (!CSS.supports(styles)) throw new SyntaxError('a browser below the floor')
if (needsPolyfills()) (await import('./app/brought.ts')).installPolyfills()

// Takes the ticket first, so that it stays in the page as briefly as possible.
takeTicket()
// Loads the correction only if the address ends with a character that none ends with, encoded or not.
if (/(%(e[23]%80|ef%b[bcd])%..|%20|%c2%a0|[^\w%/=-])$/i.test(location.href))
  (await import('./app/tidy-address.ts')).tidyAddress()

// Loads the code for members and for calls in parallel.
if (readTokens().accessToken) import('#session/sign.ts').catch(() => undefined)
transport().catch(() => undefined)
loadWithRetry(() => import('./start/at-once.ts')).catch(() => undefined)

// The code is loaded; runs it in separate tasks, so that input is handled in between.
await nextTask()
const router = portalRouter()
await nextTask()
const root = document.getElementById('root')!
/** Milliseconds that a start waits for the city to identify the user if the device cannot. */
const CITY_LIMIT = 2_000
/** Address of the first screen in the page; '' if it contains only the frame. */
const builtAddress = root.dataset['address']

keepForms(router)
startLook()
if (builtAddress === location.pathname) {
  // Hydrates the built page at once; content that depends on stored data follows once that has been read. The
  // build has no boundary around the root, so that the router must expect none.
  router.ssr = { manifest: undefined }
  await router.load()
  await nextTask()
  const hydrated = new Promise((done) => addEventListener('portal-ready', done, { once: true }))
  // Hydrates in slices, so that input and scrolling are handled in between.
  startTransition(
    () => void hydrateRoot(root, <Portal router={router} />, { onCaughtError, onUncaughtError }),
  )
  announceReady()
  await hydrated
  await restore()
  setBooted()
  replaceBuilt()
} else {
  // Loads the page's parts, and the guards that decide access, while stored data is read.
  const { 0: parts } = router.getMatchedRoutes(location.pathname)
  for (const { options } of parts) void options.component?.preload?.()
  if (parts.some(({ options }) => options.staticData?.guards)) void import('#layouts/menu/guards.ts')
  await restore()
  setBooted()
  // Keeps the frame until then, because a router without a page renders nothing.
  await router.load()
  addEventListener('portal-ready', replaceBuilt, { once: true })
  createRoot(root, { onCaughtError, onUncaughtError }).render(<Portal router={router} />)
  announceReady()
}

// Starts the worker early, so that even short visits have the portal on the device, and the sending of the
// outbox, whose code takes as long to run as a page's; no first screen needs either.
firstQuiet()
  .then(async () =>
    (await loadWithRetry(() => import('./start/at-first-quiet.ts'))).startAtFirstQuiet(router),
  )
  .catch(() => undefined)
const whenQuiet = builtAddress === location.pathname ? whenSettled : idle
whenQuiet()
  .then(async () => (await loadWithRetry(() => import('./start/when-settled.ts'))).startWhenSettled(router))
  .catch(() => undefined)

/**
 * Restores stored data before a page fetches its own, so that a cold start works offline. Does not wait for a
 * slow device, nor for a city that alone could identify the user: the page starts without, and late data is
 * applied when it arrives.
 */
async function restore(): Promise<void> {
  startView()
  startReach()
  startCache(queryClient)
  const back = () => restoreCache(queryClient).catch(() => undefined)
  // Loads this only on a public computer, because most are private.
  const publicDevice = () => import('#session/public-device.ts')
  listen((message) => {
    if (message.type === 'public-device') void publicDevice().then(({ stayPublic }) => stayPublic())
  })
  if (isPublicDevice()) await (await publicDevice()).startPublicDevice()
  const { accessToken, userId } = readTokens()
  readAhead(accessToken ? userId : undefined)
  const session = startSession({
    notify: showToast,
    async toLogin() {
      // Several calls of one page may be refused; the first has noted the current page.
      if (location.pathname === '/auth/login') return
      await router.navigate({ to: '/auth/login', search: { redirect_uri: currentPath(), why: 'expired' } })
    },
  }).catch((error: unknown) => isMissingChunk(error) || reportError(error))
  // Waits for a member's session, which restores private and public data once it knows the user.
  const read = accessToken ? session.then(() => (owner() ? undefined : back())) : back()
  await withTimeout(DEVICE_LIMIT, Promise.all([read, session]))
  if (isOwnerAwaited()) await withTimeout(CITY_LIMIT, session)
}

/** Removes the text of the built page, because the portal's own has replaced it. */
function replaceBuilt(): void {
  document.getElementById('built')?.remove()
}

/**
 * Announces that presses are handled from now on, even before hydration has finished: public/first.js repeats
 * an earlier press, once.
 */
function announceReady(): void {
  dispatchEvent(new Event('portal-answers'))
}

/** Logs an error caught by a boundary, except missing parts: a page that is left drops its pending ones. */
function onCaughtError(error: unknown): void {
  if (!isMissingChunk(error)) console.error(error)
}

/** Replaces everything with the plain page of public/below.js when the frame or the error page fails, too. */
function onUncaughtError(error: unknown): void {
  console.error(error)
  portalFailed?.(error)
}

/** Lets the browser run other tasks. */
function nextTask(): Promise<void> {
  return new Promise((done) => setTimeout(done))
}

/** Returns the current address as a path of this site. */
function currentPath(): string {
  return location.pathname + location.search + location.hash
}
