// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setBooted } from '#ui/booted.ts'
import { ProgressBar } from './ProgressBar.tsx'

/** Creates a promise that the test resolves or rejects. */
function deferred<T>() {
  let resolve!: (value: T) => void
  let reject!: (error: Error) => void
  const promise = new Promise<T>((done, failed) => {
    resolve = done
    reject = failed
  })
  promise.catch(() => undefined)
  return { promise, resolve, reject }
}

let client: QueryClient
let loader: ReturnType<typeof deferred<null>>
let outer: ReturnType<typeof deferred<null>>
let data: ReturnType<typeof deferred<string>>

beforeEach(() => {
  // Fakes only the timers that let the line grow, so that it grows only when the test advances them.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  loader = deferred()
  outer = deferred()
  data = deferred()
  setBooted()
})

afterEach(() => void vi.useRealTimers())

function Data() {
  const { data: text, isError } = useQuery({ queryKey: ['data'], queryFn: () => data.promise })
  return <p>{text ?? (isError ? '没有内容' : '正在读取')}</p>
}

async function start() {
  const root = createRootRoute({
    component: () => (
      <>
        <ProgressBar />
        <Outlet />
      </>
    ),
  })
  const page = (path: string, options: object) =>
    createRoute({ getParentRoute: () => root, path, ...options })
  const area = page('/area', { loader: () => outer.promise })
  const router = createRouter({
    routeTree: root.addChildren([
      page('/', { component: () => <p>首页</p> }),
      page('/loading', { loader: () => loader.promise, component: () => <p>到了</p> }),
      // A guard is not a loader.
      page('/asking', { beforeLoad: () => undefined, loader: () => null, component: Data }),
      area.addChildren([
        createRoute({ getParentRoute: () => area, path: '/two', loader: () => loader.promise }),
      ]),
    ]),
    history: createMemoryHistory(),
  })
  const { container } = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  const bar = () => container.querySelector<HTMLElement>('[data-loading]')!
  await screen.findByText('首页')
  await waitFor(() => expect(bar()).toHaveAttribute('data-loading', 'false'))
  return { bar, router, open: (href: string) => act(() => router.history.push(href)) }
}

test('the bar starts with a path and ends with its loader', async () => {
  const { bar, open } = await start()
  open('/loading')
  await waitFor(() => expect(bar()).toHaveAttribute('data-loading', 'true'))
  await waitFor(() => expect(bar().style.width).toBe('45%'))
  act(() => loader.resolve(null))
  await waitFor(() => expect(bar()).toHaveAttribute('data-loading', 'false'))
  await waitFor(() => expect(bar().style.width).toBe('100%'))
})

test('the bar waits for the queries of the new page', async () => {
  const { bar, open } = await start()
  open('/asking')
  expect(await screen.findByText('正在读取')).toBeVisible()
  expect(client.isFetching()).toBe(1)
  expect(bar()).toHaveAttribute('data-loading', 'true')
  act(() => data.resolve('内容'))
  expect(await screen.findByText('内容')).toBeVisible()
  await waitFor(() => expect(bar()).toHaveAttribute('data-loading', 'false'))
})

test('the bar ends if a query of the page fails', async () => {
  const { bar, open } = await start()
  open('/asking')
  await screen.findByText('正在读取')
  act(() => data.reject(new Error('offline')))
  expect(await screen.findByText('没有内容')).toBeVisible()
  await waitFor(() => expect(bar()).toHaveAttribute('data-loading', 'false'))
})

test('the bar grows by 30 for a page with two loaders, and by 45 otherwise', async () => {
  const { bar, open } = await start()
  open('/area/two')
  await waitFor(() => expect(bar().style.width).toBe('30%'))
  act(() => void vi.advanceTimersByTime(400))
  expect(bar().style.width).toBe('60%')
  outer.resolve(null)
  loader.resolve(null)
  await waitFor(() => expect(bar()).toHaveAttribute('data-loading', 'false'))
  loader = deferred()
  open('/loading')
  await waitFor(() => expect(bar().style.width).toBe('45%'))
  act(() => void vi.advanceTimersByTime(400))
  expect(bar().style.width).toBe('90%')
})

test('a change of search parameters or hash does not start the bar', async () => {
  const { bar, open, router } = await start()
  vi.useRealTimers()
  const states: (string | null)[] = []
  new MutationObserver(() => states.push(bar().getAttribute('data-loading'))).observe(bar(), {
    attributeFilter: ['data-loading'],
  })
  open('/loading')
  act(() => loader.resolve(null))
  await screen.findByText('到了')
  await waitFor(() => expect(bar()).toHaveAttribute('data-loading', 'false'))
  states.length = 0
  open('/loading?page=2')
  open('/loading?page=2#list')
  await waitFor(() =>
    expect(router.state).toMatchObject({ isLoading: false, resolvedLocation: { hash: 'list' } }),
  )
  expect(states).toEqual([])
})
