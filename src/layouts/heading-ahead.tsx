import { QueryClientProvider } from '@tanstack/react-query'
import { type RegisteredRouter, RouterContextProvider } from '@tanstack/react-router'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { queryClient } from '#api/call/client.ts'
import { within } from '#lib/within.ts'
import { Card } from '#ui/Card.tsx'
import { Head } from '#ui/Page.tsx'
import { answered } from '#ui/page-head.ts'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { AreaBanner } from './AreaBanner.tsx'
import { crumbsTo, menu } from './menu/menu.ts'
import { MAIN } from './SkipLink.tsx'
import frame from './frame.module.css'

/** Milliseconds that a page waits for its heading to be painted: a window that nobody sees paints nothing. */
const PAINT_LIMIT = 100

/** How the menu calls the page at each address that it leads to; the page itself has the same title. */
const titles = new Map(
  menu.flatMap(({ path, label, children }) =>
    path === '/' ? [] : [{ path, label }, ...children].map((entry) => [entry.path, entry.label] as const),
  ),
)

/**
 * Answers a press that leads to a page of the menu with the page's banner and heading, before the page itself is built,
 * which takes a slow device several frames. They stand in the place of the page before until the page is drawn, and are
 * a picture only: readers and the keyboard meet the page's own heading. A step back in the history goes to where the
 * person was on the page, so it has none; nor has a page that may lead to the sign-in.
 */
export function answerWithHeading(router: RegisteredRouter): void {
  const place = document.createElement('div')
  place.className = frame.ahead!
  place.toggleAttribute('inert', true)
  const root = createRoot(place)
  const clear = () => {
    answered.painted = undefined
    if (!place.isConnected) return
    place.remove()
    root.render(null)
  }
  // Before the router looks for the place on the page that the address names.
  router.subscribe('onResolved', clear)
  // The page is looked up and its data asked for meanwhile; it is drawn once the heading is painted.
  const draw = router.startViewTransition
  router.startViewTransition = async (commit) => {
    await answered.painted
    await draw(commit)
  }
  // After the router has noted how far the page before was scrolled.
  router.subscribe('onBeforeLoad', ({ toLocation, fromLocation, pathChanged }) => {
    clear()
    const { pathname, state } = toLocation
    const title = titles.get(pathname)
    const main = document.getElementById(MAIN)
    if (!title || !main || !pathChanged || !fromLocation || document.hidden) return
    if (state.__TSR_index <= fromLocation.state.__TSR_index) return
    const { 0: parts } = router.getMatchedRoutes(pathname)
    if (parts.some(({ options }) => options.staticData?.guards)) return
    flushSync(() =>
      root.render(
        <QueryClientProvider client={queryClient}>
          <RouterContextProvider router={router}>
            <AreaBanner
              path={pathname}
              head={<Head title={title} crumbs={crumbsTo(pathname)} isInBanner />}
            />
            <div className={frame.wrap}>
              <Card>
                <SkeletonRows rows={8} />
              </Card>
            </div>
          </RouterContextProvider>
        </QueryClientProvider>,
      ),
    )
    main.before(place)
    scrollTo(0, 0)
    answered.painted = within(
      PAINT_LIMIT,
      new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
    )
  })
}
