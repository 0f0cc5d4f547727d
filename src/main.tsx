import '#ui/tokens.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { queryClient } from './api/call/client.ts'
import { transport } from './api/call/transport.ts'
import { isShort, styles } from '#lib/floor.ts'
import { loadWithRetry } from '#lib/load-with-retry.ts'
import { idle } from '#lib/idle.ts'
import { firstQuiet, settled } from '#lib/settled.ts'
import { within } from '#lib/within.ts'
import { readAhead, restoreCache, startCache } from '#offline/cache.ts'
import { listen } from '#offline/channel.ts'
import { isMissingChunk, watchChunks } from '#offline/chunk.ts'
import { DEVICE_LIMIT, isOwnerAwaited, owner } from '#offline/owner.ts'
import { startReach } from '#offline/reach.ts'
import { startView } from '#offline/refresh.ts'
import { startInstall } from './app/install.ts'
import { keepForms } from './app/keep-forms.ts'
import { startSession } from '#session/start.ts'
import { takeTicket } from '#session/held-ticket.ts'
import { isPublicDevice, readTokens } from '#session/tokens.ts'
import { setBooted } from '#ui/booted.ts'
import { startLook } from '#ui/look.ts'
import { showToast } from './ui/state/Toast.tsx'
import { Portal, portalRouter } from './router.tsx'

watchChunks()
// Ends here in a browser below the floor: public/first.js then shows which browsers do (public/below.js).
if (!CSS.supports(styles)) throw new SyntaxError('a browser below the floor')
if (isShort()) (await import('./app/brought.ts')).bringMissing()

// First of all: it lies about in the page for no longer than it must.
takeTicket()
// Only where something stands behind the address that it cannot end with, coded or not.
if (/(%(e[23]%80|ef%b[bcd])%..|%20|%c2%a0|[^\w%/=-])$/i.test(location.href))
  (await import('./app/tidy-address.ts')).tidyAddress()

// What a member's start needs besides, and what asks the city, come meanwhile.
if (readTokens().accessToken) import('#session/sign.ts').catch(() => undefined)
transport().catch(() => undefined)
loadWithRetry(() => import('./start/at-once.ts')).catch(() => undefined)

// The code has been taken in; what it does comes in turns of its own, so that what is pressed meanwhile is not held up.
await turn()
const router = portalRouter()
await turn()
const root = document.getElementById('root')!
/** Milliseconds that a start waits for the city to say who is signed in, where the device does not know. */
const CITY_LIMIT = 2_000
/** The address whose first screen is in the page as it came; '' where it holds the frame alone. */
const built = root.dataset['address']

keepForms(router)
startInstall()
startLook()
if (built === location.pathname) {
  // Taken over as it stands, at once; what depends on the device's own things comes when they are back.
  // The build has no boundary around the root either: the router then expects none.
  router.ssr = { manifest: undefined }
  await router.load()
  await turn()
  const taken = new Promise((done) => addEventListener('portal-ready', done, { once: true }))
  // In slices, so that what is pressed or scrolled meanwhile is answered.
  startTransition(
    () => void hydrateRoot(root, <Portal router={router} />, { onCaughtError, onUncaughtError }),
  )
  answers()
  await taken
  await restore()
  setBooted()
  replaceBuilt()
} else {
  // The page's parts come while the device is read, and so does what says who may see it.
  const { 0: parts } = router.getMatchedRoutes(location.pathname)
  for (const { options } of parts) void options.component?.preload?.()
  if (parts.some(({ options }) => options.staticData?.guards)) void import('#layouts/menu/guards.ts')
  await restore()
  setBooted()
  // Until then the frame stands as it came: a router that has no page yet draws nothing at all.
  await router.load()
  addEventListener('portal-ready', replaceBuilt, { once: true })
  createRoot(root, { onCaughtError, onUncaughtError }).render(<Portal router={router} />)
  answers()
}

// The worker begins before what is on no first screen: also who stays for seconds only shall have the portal on the device.
// So does what waits to be sent: what sends it is of no page's first screen either, and takes as long to take in as one.
firstQuiet()
  .then(async () =>
    (await loadWithRetry(() => import('./start/at-first-quiet.ts'))).startAtFirstQuiet(router),
  )
  .catch(() => undefined)
const calm = built === location.pathname ? settled : idle
calm()
  .then(async () => (await loadWithRetry(() => import('./start/when-settled.ts'))).startWhenSettled(router))
  .catch(() => undefined)

/**
 * What the device keeps is back before a page asks for it: that is what a cold start without a network shows. A device
 * that takes its time is not waited for, nor is a city that alone could say who is signed in: the page begins without,
 * and what comes later is taken in as it comes.
 */
async function restore(): Promise<void> {
  startView()
  startReach()
  startCache(queryClient)
  const back = () => restoreCache(queryClient).catch(() => undefined)
  // Most computers are somebody's own, and load nothing for it.
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
      // Several calls of one page may be refused: the first has noted where the person was.
      if (location.pathname === '/auth/login') return
      await router.navigate({ to: '/auth/login', search: { redirect_uri: here(), why: 'expired' } })
    },
  }).catch((error: unknown) => isMissingChunk(error) || reportError(error))
  // A member's session brings back both what is theirs and what is everybody's, once it knows who they are.
  const read = accessToken ? session.then(() => (owner() ? undefined : back())) : back()
  await within(DEVICE_LIMIT, Promise.all([read, session]))
  if (isOwnerAwaited()) await within(CITY_LIMIT, session)
}

/** Takes the words of the page as it was built away: the portal's own have taken their place. */
function replaceBuilt(): void {
  document.getElementById('built')?.remove()
}

/**
 * Says that a press is answered from now on, also where the page is not taken over yet: what was pressed before is pressed
 * again (public/first.js), and nothing is pressed twice.
 */
function answers(): void {
  dispatchEvent(new Event('portal-answers'))
}

/** Tells the console what a boundary caught, but for parts that did not come: a page that is left loses those it was waiting for. */
function onCaughtError(error: unknown): void {
  if (!isMissingChunk(error)) console.error(error)
}

/** Puts the plain page of public/below.js in the place of all of it where the frame fails too, or what says that a page has failed. */
function onUncaughtError(error: unknown): void {
  console.error(error)
  portalFailed?.(error)
}

/** Lets the browser see to what else is waiting. */
function turn(): Promise<void> {
  return new Promise((done) => setTimeout(done))
}

/** Where the person is, as a path of this site. */
function here(): string {
  return location.pathname + location.search + location.hash
}
