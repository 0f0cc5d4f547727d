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

/** What a test lets come, and when. */
function later<T>() {
  let come!: (value: T) => void
  let fail!: (error: Error) => void
  const promise = new Promise<T>((done, failed) => {
    come = done
    fail = failed
  })
  promise.catch(() => undefined)
  return { promise, come, fail }
}

let client: QueryClient
let loader: ReturnType<typeof later<null>>
let outer: ReturnType<typeof later<null>>
let data: ReturnType<typeof later<string>>

beforeEach(() => {
  // Only what lets the line grow: however busy the machine, it grows when the test says so.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  loader = later()
  outer = later()
  data = later()
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
      // A guard is no loader.
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

test('it begins with a path and ends with its loader', async () => {
  const { bar, open } = await start()
  open('/loading')
  await waitFor(() => expect(bar()).toHaveAttribute('data-loading', 'true'))
  await waitFor(() => expect(bar().style.width).toBe('45%'))
  act(() => loader.come(null))
  await waitFor(() => expect(bar()).toHaveAttribute('data-loading', 'false'))
  await waitFor(() => expect(bar().style.width).toBe('100%'))
})

test('it waits for what the page asks for as it comes', async () => {
  const { bar, open } = await start()
  open('/asking')
  expect(await screen.findByText('正在读取')).toBeVisible()
  expect(client.isFetching()).toBe(1)
  expect(bar()).toHaveAttribute('data-loading', 'true')
  act(() => data.come('内容'))
  expect(await screen.findByText('内容')).toBeVisible()
  await waitFor(() => expect(bar()).toHaveAttribute('data-loading', 'false'))
})

test('it ends where what the page asks for is not to be had', async () => {
  const { bar, open } = await start()
  open('/asking')
  await screen.findByText('正在读取')
  act(() => data.fail(new Error('offline')))
  expect(await screen.findByText('没有内容')).toBeVisible()
  await waitFor(() => expect(bar()).toHaveAttribute('data-loading', 'false'))
})

test('it grows by 30 on the way to a page with two loaders, and by 45 else', async () => {
  const { bar, open } = await start()
  open('/area/two')
  await waitFor(() => expect(bar().style.width).toBe('30%'))
  act(() => void vi.advanceTimersByTime(400))
  expect(bar().style.width).toBe('60%')
  outer.come(null)
  loader.come(null)
  await waitFor(() => expect(bar()).toHaveAttribute('data-loading', 'false'))
  loader = later()
  open('/loading')
  await waitFor(() => expect(bar().style.width).toBe('45%'))
  act(() => void vi.advanceTimersByTime(400))
  expect(bar().style.width).toBe('90%')
})

test('a change of the query or of the place on the page starts nothing', async () => {
  const { bar, open, router } = await start()
  vi.useRealTimers()
  const states: (string | null)[] = []
  new MutationObserver(() => states.push(bar().getAttribute('data-loading'))).observe(bar(), {
    attributeFilter: ['data-loading'],
  })
  open('/loading')
  act(() => loader.come(null))
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
