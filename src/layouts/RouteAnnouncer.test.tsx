// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'

test('a page is announced, and then its record once it is loaded', async () => {
  const root = createRootRoute({
    component: () => (
      <>
        <Outlet />
        <RouteAnnouncer />
      </>
    ),
  })
  const pages = ['/', '/detail'].map((path) =>
    createRoute({ getParentRoute: () => root, path, component: () => <h1 tabIndex={-1}>{path}</h1> }),
  )
  const router = createRouter({
    routeTree: root.addChildren(pages),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  document.title = '政策搜索'
  render(<RouterProvider router={router as never} />)
  await screen.findByRole('heading', { name: '/' })
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  document.title = '政策'
  act(() => router.history.push('/detail'))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('政策'))
  expect(screen.getByRole('heading', { name: '/detail' })).toHaveFocus()
  document.title = '研发费用补助'
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('研发费用补助'))
})
