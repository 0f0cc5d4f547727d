// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setBooted } from '#ui/booted.ts'
import { useSecondPaint } from './useSecondPaint.ts'

/** Results of the hook per page, in render order. */
const results: Record<string, boolean[]> = {}

function Page({ name }: { name: string }) {
  const isSecondPaint = useSecondPaint()
  ;(results[name] ??= []).push(isSecondPaint)
  return name
}

const rootRoute = createRootRoute()
const pages = ['list', 'other'].map((name) =>
  createRoute({ getParentRoute: () => rootRoute, path: name, component: () => <Page name={name} /> }),
)

test('a loaded page renders completely at once, and a navigation renders the heading first', async () => {
  const router = createRouter({
    routeTree: rootRoute.addChildren(pages),
    history: createMemoryHistory({ initialEntries: ['/list'] }),
  })
  history.replaceState(router.history.location.state, '')
  setBooted()
  // Loads the router before rendering, as main.tsx does.
  await router.load()
  await act(async () => void render(<RouterProvider router={router as never} />))
  expect(results['list']?.[0]).toBe(true)
  await act(() => router.navigate({ to: '/other' as '/' }))
  expect(results['other']?.[0]).toBe(false)
  expect(results['other']?.at(-1)).toBe(true)
})
