// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RegisteredRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWithHeading } from './heading-ahead.tsx'
import { MAIN } from './SkipLink.tsx'

let frames: (() => void)[]

beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('scrollTo', vi.fn())
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The portal with three pages, at home. */
async function start() {
  const root = createRootRoute({ component: Outlet })
  const page = (path: string, title: string, staticData = {}) =>
    createRoute({
      getParentRoute: () => root,
      path,
      staticData,
      component: () => (
        <main id={MAIN}>
          <h1>{title}</h1>
        </main>
      ),
    })
  const router = createRouter({
    routeTree: root.addChildren([
      page('/', '企业服务总入口'),
      page('/policy/search', '政策搜索'),
      page('/policy/subcribe', '政策订阅', { guards: ['login'] }),
    ]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  render(<RouterProvider router={router as never} />)
  await screen.findByRole('heading')
  answerWithHeading(router as unknown as RegisteredRouter)
  return router
}

/** The heading that stands in the place of the page, if one does. */
const ahead = () => document.querySelector('[inert] h1')?.textContent

test('a press is answered with the heading, and the page is built once that is painted', async () => {
  const router = await start()
  const arrived = router.navigate({ to: '/policy/search' })
  await vi.waitFor(() => expect(frames).not.toHaveLength(0))
  expect(ahead()).toBe('政策搜索')
  expect(screen.getByRole('heading', { name: '企业服务总入口' })).toBeVisible()
  for (const frame of frames) frame()
  await act(() => arrived)
  expect(screen.getByRole('heading', { name: '政策搜索' })).toBeVisible()
  expect(ahead()).toBeUndefined()
})

test('a window that nobody sees waits for no paint for long', async () => {
  const router = await start()
  await act(() => router.navigate({ to: '/policy/search' }))
  expect(screen.getByRole('heading', { name: '政策搜索' })).toBeVisible()
  expect(ahead()).toBeUndefined()
})

test('nothing stands in for the page that one goes back to, nor for one that asks who is there', async () => {
  const router = await start()
  await act(() => router.navigate({ to: '/policy/search' }))
  frames = []
  await act(() => router.navigate({ to: '/policy/subcribe' }))
  expect(screen.getByRole('heading', { name: '政策订阅' })).toBeVisible()
  router.history.back()
  expect(await screen.findByRole('heading', { name: '政策搜索' })).toBeVisible()
  // A heading that stands in waits for a frame.
  expect(frames).toHaveLength(0)
})
