// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { watchChunks } from '#offline/chunk.ts'
import { deviceState } from '#offline/view.ts'
import { keepForms } from './keep-forms.ts'

watchChunks()
beforeEach(() => void Object.assign(deviceState, { dirtyForms: 0, missing: undefined }))

/** Reports a part that failed to load, as Vite does. */
function reportMissing(): Promise<void> {
  const payload = new Error('Failed to fetch dynamically imported module: /assets/missing.js')
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  return Promise.resolve()
}

function start() {
  const root = createRootRoute()
  const page = (path: string, words: string, preload?: () => Promise<void>) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: Object.assign(() => <h1>{words}</h1>, preload ? { preload } : {}),
    })
  const routeTree = root.addChildren([
    page('/', '表单'),
    page('/login', '登录'),
    page('/missing', '缺失', reportMissing),
  ])
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) })
  keepForms(router as never)
  return router
}

test('a person redirected before the first render sees the target page', async () => {
  const router = start()
  void router.navigate({ to: '/login' as string })
  await expect.poll(() => router.history.location.pathname).toBe('/login')
  render(<RouterProvider router={router as never} />)
  expect(await screen.findByRole('heading', { name: '登录' })).toBeVisible()
})

test('a form with edits opens an available page, and stays open when the page is missing', async () => {
  const router = start()
  render(<RouterProvider router={router as never} />)
  await screen.findByRole('heading', { name: '表单' })
  await act(async () => void (deviceState.dirtyForms = await Promise.resolve(1)))
  await act(() => Promise.race([router.navigate({ to: '/missing' as string }), Promise.resolve()]))
  await expect.poll(() => deviceState.missing).toBe('/missing')
  expect(screen.getByRole('heading', { name: '表单' })).toBeVisible()
  void router.navigate({ to: '/login' as string })
  expect(await screen.findByRole('heading', { name: '登录' })).toBeVisible()
  expect(deviceState.missing).toBeUndefined()
})
