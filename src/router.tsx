import { createRouter, type RouterHistory, RouterProvider } from '@tanstack/react-router'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { queryClient } from './api/call/client.ts'
import { PageError } from './layouts/errors/PageError.tsx'
import { routeTree } from './routeTree.gen.ts'
import { parseSearch } from '#app/parse-search.ts'

/** The portal's router; in the browser it follows the address bar, in the build the history it is given. */
export const portalRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    parseSearch,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: PageError,
    // Its words are English; ours come for all of it (onUncaughtError in main.tsx).
    disableGlobalCatchBoundary: true,
    // In the build it would leave a script in the page.
    scrollRestoration: !history,
    ...(history ? { history } : {}),
  })

type PortalRouter = ReturnType<typeof portalRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter
  }
}

/** The whole portal, the same in the browser and in the build. */
export function Portal({ router }: { router: PortalRouter }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  )
}
