import '#ui/tokens.css'
import { createRouter, RouterProvider } from '@tanstack/react-router'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from '#api/client.ts'
import { restoreCache, startCache } from '#offline/cache.ts'
import { startBadge } from '#offline/badge.ts'
import { watchChunks } from '#offline/chunk.ts'
import { startReach } from '#offline/reach.ts'
import { startView } from '#offline/refresh.ts'
import { startSchedule } from '#offline/schedule.ts'
import { sweepFiles } from '#offline/sweep.ts'
import { startUpdates } from '#offline/update.ts'
import { startInstall } from '#layouts/install.ts'
import { keepForms } from '#layouts/keep-forms.ts'
import { startLaunches } from '#layouts/launch.ts'
import { PageError } from '#layouts/PageError.tsx'
import { startSession } from '#session/start.ts'
import { showToast } from '#ui/Toast.tsx'
import { routeTree } from './routeTree.gen.ts'

const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: PageError,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

watchChunks()
keepForms(router)
// What the device keeps is back before the first page asks for it: that is what a cold start without a network shows.
startInstall()
startView()
startBadge()
startReach()
startCache(queryClient)
await restoreCache(queryClient).catch(() => undefined)
await startSession({
  notify: showToast,
  toLogin() {
    // Several calls of one page may be refused: the first has noted where the person was.
    if (location.pathname === '/auth/login') return
    void router.navigate({ to: '/auth/login', search: { redirect_uri: here() } })
  },
})

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)

startLaunches((href) => void router.navigate({ href }))
startSchedule(async (userId, options) => {
  const { replay } = await import('#offline/sending.ts')
  return await replay(userId, options)
})
sweepFiles().catch(() => undefined)
// Without a worker (a private window, say) the portal works as long as the tab is open.
startUpdates().catch(() => undefined)

/** Where the person is, as a path of this site. */
function here(): string {
  return location.pathname + location.search + location.hash
}
