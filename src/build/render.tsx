import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { QueryClientProvider } from '@tanstack/react-query'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { queryClient } from '#api/call/client.ts'
import { Frame } from '#layouts/Frame.tsx'
import { Main } from '#layouts/Main.tsx'
import { Portal, portalRouter } from '#router.tsx'
import { Card } from '#ui/Card.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { pagesOf } from './pages.ts'

/** Renders the home page as a visitor sees it before any data has loaded; runs in the build. */
export async function home(): Promise<string> {
  const router = portalRouter(createMemoryHistory({ initialEntries: ['/'] }))
  await router.load()
  return await htmlOf(<Portal router={router} />)
}

/** Returns the addresses that have a page, as regular expressions. */
export const pages = (): string[] => pagesOf(portalRouter(createMemoryHistory()))

/** Renders the empty frame, which is shown at every other address until its page has rendered. */
export async function frame(): Promise<string> {
  const routeTree = createRootRoute({ component: EmptyFrame })
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [NOWHERE] }) })
  await router.load()
  const html = await htmlOf(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  // Returns people to home after a sign-in that they begin before the portal has started.
  return html.replaceAll(encodeURIComponent(NOWHERE), encodeURIComponent('/'))
}

/** Address without a page, so that the frame marks no entry of the menu as current. */
const NOWHERE = '/frame'

function EmptyFrame() {
  return (
    <Frame>
      <Main>
        <Card>
          <SkeletonRows rows={8} />
        </Card>
      </Main>
    </Frame>
  )
}

/** @throws any error of a component, so that a page that fails to render is not shipped */
async function htmlOf(page: ReactNode): Promise<string> {
  const failures: unknown[] = []
  const { prelude } = await prerenderToNodeStream(page, {
    onError: (error) => void failures.push(error),
    // Renders everything in place: later parts would be moved there by an inline script, which the policy
    // forbids.
    progressiveChunkSize: Infinity,
  })
  const html = await text(prelude)
  if (failures.length > 0) throw new AggregateError(failures, `not built: ${String(failures[0])}`)
  return html
}
