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

/** The home page as a visitor sees it before any data is there; runs while building. */
export async function home(): Promise<string> {
  const router = portalRouter(createMemoryHistory({ initialEntries: ['/'] }))
  await router.load()
  return await htmlOf(<Portal router={router} />)
}

/** Returns the addresses that have a page, as regular expressions. */
export const pages = (): string[] => pagesOf(portalRouter(createMemoryHistory()))

/** The frame with nothing in it, which stands in for every other page until its own is there. */
export async function frame(): Promise<string> {
  const routeTree = createRootRoute({ component: EmptyFrame })
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [NOWHERE] }) })
  await router.load()
  const html = await htmlOf(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  // Who signs in before the portal has started comes to home.
  return html.replaceAll(encodeURIComponent(NOWHERE), encodeURIComponent('/'))
}

/** An address that no page has: the frame shows no entry of the menu as the current one. */
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

/** @throws whatever a component throws: what cannot be built must not be shipped */
async function htmlOf(page: ReactNode): Promise<string> {
  const failures: unknown[] = []
  const { prelude } = await prerenderToNodeStream(page, {
    onError: (error) => void failures.push(error),
    // All of it where it belongs: parts behind would be put there by a script in the page, which the policy forbids.
    progressiveChunkSize: Infinity,
  })
  const html = await text(prelude)
  if (failures.length > 0) throw new AggregateError(failures, `not built: ${String(failures[0])}`)
  return html
}
