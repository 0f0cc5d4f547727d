import { createRouter, type RouterHistory, RouterProvider } from '@tanstack/react-router'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { queryClient } from './api/call/client.ts'
import { PageError } from './layouts/errors/PageError.tsx'
import { routeTree } from './routeTree.gen.ts'
import { parseSearch } from '#app/parse-search.ts'

/** Creates the portal's router; in the browser it follows the address bar, in the build the given history. */
export const portalRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    parseSearch,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: PageError,
    // Disables the router's English error page; onUncaughtError in main.tsx shows the portal's own.
    disableGlobalCatchBoundary: true,
    // Disabled in the build, because it would add a script to the page.
    scrollRestoration: !history,
    ...(history ? { history } : {}),
  })

type PortalRouter = ReturnType<typeof portalRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter
  }
}

/** Whole portal, the same in the browser and in the build. */
export function Portal({ router }: { router: PortalRouter }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  )
}
