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

/** What each drawing of a page was told, in their order. */
const told: Record<string, boolean[]> = {}

function Page({ name }: { name: string }) {
  const isTime = useSecondPaint()
  ;(told[name] ??= []).push(isTime)
  return name
}

const rootRoute = createRootRoute()
const pages = ['list', 'other'].map((name) =>
  createRoute({ getParentRoute: () => rootRoute, path: name, component: () => <Page name={name} /> }),
)

test('a page that is loaded is drawn whole at once, and one that is stepped to after its heading', async () => {
  const router = createRouter({
    routeTree: rootRoute.addChildren(pages),
    history: createMemoryHistory({ initialEntries: ['/list'] }),
  })
  history.replaceState(router.history.location.state, '')
  setBooted()
  // As main.tsx does: the router is loaded before it is drawn.
  await router.load()
  await act(async () => void render(<RouterProvider router={router as never} />))
  expect(told['list']?.[0]).toBe(true)
  await act(() => router.navigate({ to: '/other' as '/' }))
  expect(told['other']?.[0]).toBe(false)
  expect(told['other']?.at(-1)).toBe(true)
})
